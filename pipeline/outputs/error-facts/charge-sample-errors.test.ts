import { describe, expect, it } from 'vitest';
import { findErrors } from '../../../src/lib/error-finder/index.ts';
import { SAMPLE_LANGUAGES } from '../../languages/index.ts';
import { emitProgram } from '../../languages/requests/index.ts';
import { readWorkflow, workflowCalls, workflowNames } from '../../languages/workflows/index.ts';
import { loadApiDescription } from '../../material/api-description/index.ts';
import { errorFacts } from './index.ts';

const description = await loadApiDescription();
const facts = await errorFacts();
const first = (text: string): string | undefined => findErrors(text, facts).findings[0]?.error.id;

/** The guides that charge, in every language. */
const programs = workflowNames().flatMap((name) => {
  const calls = workflowCalls(readWorkflow(name, description), description, 'test');
  return SAMPLE_LANGUAGES.map((language) => ({ language, code: emitProgram(language, calls) }));
});

/** What a script stops with at a response that isn't an approval, such as `resultCode is not Authorised`. */
const stops = programs.flatMap(({ language, code }) =>
  [...code.matchAll(/\b(?:resultCode|approved) is not \w+(?=: )/g)].map(([message]) => ({
    language,
    message,
  })),
);

describe('charge scripts', () => {
  it('stop with messages that are recognized', () => {
    expect(new Set(stops.map(({ message }) => message))).toEqual(
      new Set(['resultCode is not Authorised', 'approved is not true']),
    );
    for (const { message } of stops)
      expect(first(`${message}: Other`)).toBe('charge-sample-errors-undecided');
  });

  it('read the transaction ID after they have checked for an approval', () => {
    const reads = /^(?:const )?network\w+ = answer.*networkTxReference/m;
    const readers = programs.filter(({ code }) => reads.test(code));
    expect(readers.map(({ language }) => language)).toEqual(expect.arrayContaining(['node', 'python']));
    for (const { code } of readers) expect(code.split(reads)[0]).toContain('resultCode is not Authorised');
  });
});
