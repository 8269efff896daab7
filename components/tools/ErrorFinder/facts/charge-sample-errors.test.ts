import { describe, expect, it } from 'vitest';
import { findErrors } from '../../../../engines/errors/index.ts';
import { SAMPLE_LANGUAGES } from '../../../../pipeline/code-samples/index.ts';
import { emitProgram } from '../../../../pipeline/code-samples/requests/index.ts';
import {
  readWorkflow,
  workflowCalls,
  workflowNames,
} from '../../../../pipeline/code-samples/workflows/index.ts';
import { loadApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { errorFacts } from './index.ts';

const description = await loadApiDescription();
const facts = await errorFacts();
const first = (text: string): string | undefined => findErrors(text, facts).findings[0]?.error.id;

/** The guides that charge, in every language. */
const programs = workflowNames().flatMap((name) => {
  const calls = workflowCalls(readWorkflow(name, description), description, 'test');
  return SAMPLE_LANGUAGES.map((language) => ({ language, code: emitProgram(language, calls) }));
});

/** What scripts stop with after a charge, with values for what a run fills in. */
const stops = programs.flatMap(({ code }) =>
  [
    ...code.matchAll(
      /(?:\S+ is \S+ \(status \d+\): the card was declined|: the request most likely wasn't sent\. Fix it, but keep its attempt ID\.|The outcome is unknown \(status|The (?:charge was approved|card was verified), but the response has no \S+\.)/g,
    ),
  ].map(([message]) => message),
);

describe('charge scripts', () => {
  it('stop with messages that are recognized', () => {
    const found = new Map(stops.map((message) => [message, first(`Error: ${message}`)]));
    expect([...found].filter(([, id]) => id?.startsWith('charge-sample-errors-') !== true)).toEqual([]);
    expect(new Set(found.values())).toEqual(
      new Set(
        ['declined', 'not-sent', 'undecided', 'no-transaction-id', 'no-transaction-id-verified'].map(
          (id) => `charge-sample-errors-${id}`,
        ),
      ),
    );
  });
});
