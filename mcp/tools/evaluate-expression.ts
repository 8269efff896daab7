/** Evaluates an expression with the playground's evaluator, in a worker that's stopped after a second. */
import * as z from 'zod';
import {
  answerText,
  contextFacts,
  WHERE,
  type Attempt,
  type Inspection,
} from '../../engines/expression-playground/index.ts';
import { CONTEXTS } from '../../engines/expressions/index.ts';
import type { Answer } from '../answer.ts';
import type { HideSecrets } from '../hidden-secrets.ts';

const contexts = WHERE.map((where) => `${where}: ${contextFacts(where).label}`).join('; ');

const JSON_VALUE = z.json({ error: 'Write it as JSON.' });

/** The input of `evaluate_expression`. */
export const expressionInput = z.strictObject({
  expression: z
    .string({ error: 'Write the expression as a string, such as "{{ data | reveal_last: 4 }}".' })
    .max(20_000, 'An expression can have at most 20,000 characters.')
    .describe('Such as "{{ data.number | reveal_last: 4 }}", or a JSON document of them, as a string.'),
  where: z
    .enum(CONTEXTS, { error: `where must be one of ${CONTEXTS.join(', ')}.` })
    .describe(`Where the expression is written. ${contexts}.`),
  data: JSON_VALUE.describe("The token's data. Use test data.").optional(),
  token_id: z
    .string({ error: 'Write the token ID as a string.' })
    .max(200, 'A token ID can have at most 200 characters.')
    .describe('The ID of the token that the expression starts from, in proxies, reactors, and detokenize.')
    .default(''),
  sources: z
    .record(z.string(), JSON_VALUE)
    .describe(
      'What else it reads: {"metadata": {…}} in a fingerprint; elsewhere {"token": {"<id>": …}}, "config", "variable", and so on.',
    )
    .optional(),
});

type ExpressionInput = z.output<typeof expressionInput>;

/** The result for scripts. */
export const expressionOutput = z.object({
  ok: z.boolean(),
  type: z.string().optional(),
  /** As JSON. */
  value: z.string().optional(),
  error: z.string().optional(),
});

/** Evaluates an attempt. Returns `undefined` if it was given up. */
export type Inspect = (attempt: Attempt) => Promise<Inspection | undefined>;

/** A JSON document as text. Many callers write one as a string already. */
function asText(value: unknown): string {
  if (value === undefined) return '';
  const isDocument = typeof value === 'string' && /^\s*[{["]/.test(value);
  return isDocument && isJson(value) ? value : JSON.stringify(value);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function dataOf(inspection: Inspection): Record<string, unknown> {
  if (!inspection.ok) return { ok: false, error: `${inspection.title}. ${inspection.detail}` };
  return { ok: true, type: inspection.type, value: inspection.value };
}

const GIVEN_UP: Inspection = {
  ok: false,
  field: 'expression',
  title: "The expression wasn't evaluated",
  detail: 'Send it again.',
  inferred: false,
};

/** What an expression gives, step by step, or the first mistake with its place. */
export async function evaluateExpression(
  input: ExpressionInput,
  inspect: Inspect,
  hideSecrets: HideSecrets,
): Promise<Answer> {
  const { expression, where, data, token_id: id, sources } = input;
  const attempt = { where, expression, data: asText(data), id, sources: asText(sources) };
  const inspection = (await inspect(attempt)) ?? GIVEN_UP;
  // The caller has the expression already.
  const text = answerText({ ...attempt, expression: '' }, inspection).replace('Expression:\n\n\n', '');
  const result = dataOf(inspection);
  return {
    text: hideSecrets(text, input),
    data: Object.fromEntries(
      Object.entries(result).map(([name, value]) => [
        name,
        typeof value === 'string' ? hideSecrets(value, input) : value,
      ]),
    ),
  };
}
