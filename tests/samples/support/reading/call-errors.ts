/**
 * Compares what samples catch with what the source of their SDK throws: the tables `android-call-errors`,
 * `ios-call-errors`, `dotnet-call-errors` and `threeds-call-errors`. Nothing of this runs here, so the tables stand in.
 */
import { cellText, loadDataTable } from '../../../../pipeline/content/tables/index.ts';

/** What also catches an exception: its base classes. */
const ANCESTORS: Readonly<Record<string, readonly string[]>> = {
  BasisTheoryException: ['RuntimeException'],
  JsonParseException: ['RuntimeException'],
  IllegalArgumentException: ['RuntimeException'],
};
/** Catches of Kotlin that need no call of the SDK. */
const OWN_EXCEPTIONS = new Set([
  'Exception',
  'RuntimeException',
  'CancellationException',
  'NoSuchElementException',
]);
const EXCEPTION_NAME = /`([A-Za-z.]+(?:Exception|Error))`/g;

const named = (text: string): string[] => [...text.matchAll(EXCEPTION_NAME)].map(([, name = '']) => name);

/** The column of a row, as text. */
function column(table: string, id: string, key: string): string {
  const row = loadDataTable(table).rows.find((candidate) => cellText(candidate.id) === id);
  return row ? cellText(row[key]) : '';
}

/** Ids of the rows of a table. */
export const callsOf = (table: string): string[] => loadDataTable(table).rows.map(({ id }) => cellText(id));

interface KotlinCall {
  readonly id: string;
  readonly throws: readonly string[];
}

function kotlinCalls(code: string): KotlinCall[] {
  const holdsElements = /import .*\.(databinding|elements\.view)\./.test(code);
  const elements = [...code.matchAll(/\bbt\s*\.(\w+)(?:\.(\w+))?\(/g)].map(([, name = '', method]) => {
    const sendsBody = holdsElements && !['get', 'delete'].includes(method ?? '');
    const throws = named(column('android-call-errors', name, 'throws'));
    return {
      id: name,
      throws: sendsBody ? [...throws, ...named(column('android-call-errors', name, 'elements'))] : throws,
    };
  });
  const threeds = [...code.matchAll(/\bservice\.(\w+)\(/g)].map(([, name = '']) => ({
    id: name,
    // What follows the first sentence is a mistake in the code.
    throws: named(column('threeds-call-errors', name, 'android').split('. ')[0] ?? ''),
  }));
  return [...elements, ...threeds].filter(({ throws }) => throws.length > 0);
}

/**
 * Checks what a Kotlin sample catches.
 *
 * @returns a sentence for each exception of a call that the sample neither catches nor announces with "Throws" in its
 *   documentation, and for each clause that no call of the sample can reach
 */
export function kotlinProblems(code: string): string[] {
  const caught = [...code.matchAll(/catch \(\w+: (\w+)\)/g)].map(([, name = '']) => name);
  const announced = [...code.matchAll(/\/\*\*(?:(?!\*\/)[^])*Throws(?:(?!\*\/)[^])*\*\//g)].join('\n');
  const calls = kotlinCalls(code);
  const isHandled = (name: string): boolean =>
    announced.includes(name) ||
    [name, ...(ANCESTORS[name] ?? []), 'Exception'].some((candidate) => caught.includes(candidate));
  const missing = calls.flatMap(({ id, throws }) =>
    throws
      .filter((name) => !isHandled(name))
      .map((name) => `"${id}" throws ${name}. Catch it, or say "Throws ${name}" above the function.`),
  );
  const reachable = new Set(calls.flatMap(({ throws }) => throws));
  const asksOwnServer = /\bURL\(|throw IOException/.test(code);
  const dead = caught
    .filter((name) => !OWN_EXCEPTIONS.has(name) && !reachable.has(name))
    .filter((name) => !(name === 'IOException' && asksOwnServer))
    .map((name) => `No call of the sample throws ${name}. Catch what the table of its calls lists.`);
  return [...new Set([...missing, ...dead])];
}

/**
 * Checks what a Swift sample does with the errors of its calls.
 *
 * @returns a sentence for each type of error that none of its calls gives, for a result that is unwrapped by force, and
 *   for an error that is printed with its body
 */
export function swiftProblems(code: string): string[] {
  const calls = [...code.matchAll(/\bBasisTheoryElements\.(\w+)\(/g)].map(([, name = '']) => name);
  const possible = new Set([
    ...calls.flatMap((id) =>
      named(`${column('ios-call-errors', id, 'errors')} ${column('ios-call-errors', id, 'elements')}`),
    ),
    ...(code.includes('URLSession') ? ['URLError'] : []),
    ...(code.includes('setConfig(') ? ['ElementConfigError'] : []),
  ]);
  const types = [...code.matchAll(/\b(?:as\??|is|catch|Throws|a) ((?:JWEEncryption\.)?[A-Z]\w*Error)\b/g)];
  const unknown = types
    .map(([, name = '']) => name)
    .filter((name) => !possible.has(name))
    .map(
      (name) =>
        `None of ${calls.join(', ')} gives ${name}. Compare with content/data/sdks/mobile/ios/ios-call-errors.yaml.`,
    );
  const forced = /\b(?:token|session|intent|answer|response|result)!/.test(code)
    ? ['A result is unwrapped by force, but result and error can both be nil.']
    : [];
  const prints = /print\(.*(?:\\\(error\)|String\(describing: (?:error|\$0)\))/.test(code)
    ? [
        'An error is printed as a whole: an HttpClientError contains the body of the response. Print its type.',
      ]
    : [];
  return [...new Set([...unknown, ...forced, ...prints])];
}

/**
 * Checks what a C# sample catches.
 *
 * @returns a sentence for a class that does not arrive without a body, and for each outcome that is left out by a
 *   sample that catches the base class
 */
export function csharpProblems(code: string): string[] {
  const clauses = [...code.matchAll(/catch \((\w+)(?: \w+)?\)((?:\s*when [^\n]*)?)/g)];
  const bodiless = clauses
    .filter(([, name = '']) => ['UnauthorizedError', 'NotFoundError'].includes(name))
    .map(([, name = '']) => `Without a body, ${name} arrives as the base class. Compare StatusCode.`);
  const catchesAll = clauses.some(
    ([, name, when = '']) => name === 'BasisTheoryApiException' && !/== \d/.test(when),
  );
  const outcomes = new Set(
    loadDataTable('dotnet-call-errors').rows.flatMap(({ throws }) => named(cellText(throws))),
  );
  const needed = ['HttpRequestException', 'OperationCanceledException'].filter((name) => outcomes.has(name));
  const missing = needed
    .filter((name) => catchesAll && !code.includes(name))
    .map((name) => `The sample catches BasisTheoryApiException, but not ${name}: no response arrived then.`);
  return [...bodiless, ...missing];
}
