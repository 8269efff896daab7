/** Returns a single page, section, operation, sample, or error. */
import * as z from 'zod';
import { mistake, type Answer } from '../answer.ts';
import { budgetParameter } from '../budget.ts';
import type { BuiltDocs } from '../built-docs.ts';
import type { HideSecrets } from '../hidden-secrets.ts';
import { findPlace, type FoundPlace } from '../places/find-place.ts';
import { errorAnswer } from './get-error.ts';
import { pageAnswer, type Asked } from './get-page.ts';
import { findOperation } from './find-operation.ts';
import { sampleAnswer } from './get-sample.ts';
import { languageParameter } from './language.ts';

const SUBJECTS = ['page', 'operation', 'sample', 'error'] as const;

const ADDRESS = z
  .string({ error: 'Write it as a string.' })
  .trim()
  .min(1, 'It must not be empty.')
  .max(500, 'A URL or path can have at most 500 characters.');

/** What `get` takes, which is one subject and how much of it. */
interface GetInput {
  readonly page?: string | undefined;
  readonly operation?: string | undefined;
  readonly sample?: string | undefined;
  readonly error?: string | undefined;
  readonly language?: string | undefined;
  readonly part: number;
  readonly budget: number;
}

/** The input's schema. */
export function getInput(docs: BuiltDocs): z.ZodType<GetInput> {
  return z.strictObject({
    page: ADDRESS.describe(
      'A page or one of its sections, such as "/docs/api/tokens#tokens-create".',
    ).optional(),
    operation: ADDRESS.describe('An operation, such as "tokens.create" or "POST /tokens".').optional(),
    sample: ADDRESS.describe(
      'Only the code of a section, page, or operation, such as "/docs/card-payments/charge-card" or "tokens.create". Give language, too.',
    ).optional(),
    error: z
      .string({ error: 'Write the error as a string.' })
      .trim()
      .min(1, 'It must not be empty.')
      .max(50_000, 'An error can have at most 50,000 characters. Leave out the rest of the log.')
      .describe('A status, response, exception, or log to explain, without keys or card numbers.')
      .optional(),
    language: languageParameter(docs),
    part: z
      .int({ error: 'The part must be a whole number, such as 2.' })
      .min(1, 'Parts are counted from 1.')
      .default(1)
      .describe('Which part of what is longer than the budget.'),
    budget: budgetParameter,
  });
}

/** The place of an operation, or a sentence. */
function operationPlace(written: string, docs: BuiltDocs): FoundPlace {
  const found = findOperation(written, docs);
  return found.hint === undefined ? findPlace(found.address, docs) : { hint: found.hint };
}

/** Where to take a sample from, a URL or an operation. */
function samplePlace(written: string, docs: BuiltDocs): FoundPlace {
  const isAddress = written.startsWith('/') || written.includes('://');
  return isAddress ? findPlace(written, docs) : operationPlace(written, docs);
}

/** The subject that the caller asks for, or a sentence about what to give. */
export function getDocs(input: GetInput, docs: BuiltDocs, hideSecrets: HideSecrets): Answer {
  const given = SUBJECTS.filter((name) => input[name] !== undefined);
  const { page, operation, sample, error, language, part, budget } = input;
  if (given.length !== 1)
    return mistake(
      `Give exactly one of page, operation, sample, or error. You gave ${given.length === 0 ? 'none of them' : given.join(' and ')}.`,
    );
  if (error !== undefined) return errorAnswer(error, docs, hideSecrets);
  const found =
    page !== undefined
      ? findPlace(page, docs)
      : operation !== undefined
        ? operationPlace(operation, docs)
        : samplePlace(sample ?? '', docs);
  if (found.place === undefined) return mistake(hideSecrets(found.hint, input));
  const chosen = language ?? found.place.language;
  const asked: Asked = {
    place: { ...found.place, ...(chosen === undefined ? {} : { language: chosen }) },
    part,
    budget,
  };
  return sample === undefined ? pageAnswer(asked, docs) : sampleAnswer(asked, docs);
}
