/** Samples for Android, iOS and .NET handle what the source of their SDK throws. */
import { describe, expect, it } from 'vitest';
import { cellText, loadDataTable } from '../../pipeline/content/tables/index.ts';
import { loadSample, sampleIds } from '../../pipeline/code-samples/samples/index.ts';
import { callsOf, csharpProblems, kotlinProblems, swiftProblems } from './support/reading/call-errors.ts';

const written = (language: 'kotlin' | 'swift' | 'csharp') =>
  sampleIds().flatMap((id) =>
    loadSample(id)
      .files.filter((file) => file.language === language)
      .map(({ code }) => ({ id, code })),
  );

describe('a sample handles what its calls throw', () => {
  it.each(written('kotlin'))('Kotlin: $id', ({ code }) => {
    expect(kotlinProblems(code)).toEqual([]);
  });

  it.each(written('swift'))('Swift: $id', ({ code }) => {
    expect(swiftProblems(code)).toEqual([]);
  });

  it.each(written('csharp'))('C#: $id', ({ code }) => {
    expect(csharpProblems(code)).toEqual([]);
  });
});

it.each(['kotlin', 'swift', 'csharp'] as const)('there are samples in %s', (language) => {
  expect(written(language)).not.toEqual([]);
});

describe('the table of what calls throw has each call of', () => {
  /** A row of these tables can stand for several calls, e.g. `client.post, put`. */
  const services = (table: string, grouped: Readonly<Record<string, string>>) =>
    loadDataTable(table).rows.map(({ id }) => grouped[cellText(id)] ?? cellText(id));
  const http = (to: string) => ({ 'client-read': to, 'client-write': to });

  it('the Android Elements', () => {
    const missing = services('android-services', http('client')).filter(
      (id) => !callsOf('android-call-errors').includes(id),
    );
    expect(missing).toEqual([]);
  });

  it('the iOS Elements', () => {
    const missing = services('ios-services', http('http')).filter(
      (id) => !callsOf('ios-call-errors').includes(id),
    );
    expect(missing).toEqual([]);
  });
});

describe('the comparison finds', () => {
  const kotlin = (clause: string) =>
    `val bt = build()\ntry {\n  bt.createSession()\n} catch (error: ApiException) {\n}${clause}\n`;

  it('a call without a response that closes the app', () => {
    expect(kotlinProblems(kotlin(' catch (error: IOException) {}'))).toEqual([
      '"createSession" throws BasisTheoryException. Catch it, or say "Throws BasisTheoryException" above the function.',
      'No call of the sample throws IOException. Catch what the table of its calls lists.',
    ]);
    expect(kotlinProblems(kotlin(' catch (error: BasisTheoryException) {}'))).toEqual([]);
    expect(kotlinProblems(kotlin(' catch (error: RuntimeException) {}'))).toEqual([]);
  });

  it('an exception that another call throws', () => {
    const code = '/** Throws IncompleteElementException. */\nfun f() = bt.encryptToken(request)';
    expect(kotlinProblems(code)).toHaveLength(1);
  });

  it('an error that a call of iOS never gives, and one that is printed with its body', () => {
    const code = 'BasisTheoryElements.createTokenIntent(request: request) { intent, error in\n';
    expect(swiftProblems(`${code}  if error is HttpClientError { print("\\(error)") } }`)).toHaveLength(2);
    expect(swiftProblems(`${code}  if error is DecodingError { print(intent!.id) } }`)).toHaveLength(1);
  });

  it('a status of .NET that has no class without a body', () => {
    expect(csharpProblems('catch (NotFoundError) when (isEarly)\n')).toHaveLength(1);
    expect(csharpProblems('catch (BasisTheoryApiException error)\n{\n}')).toHaveLength(2);
  });
});
