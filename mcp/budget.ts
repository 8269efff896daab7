/** How much of a model's attention a result takes. */
import * as z from 'zod';
import { countTokens } from '../engines/markdown/index.ts';
import { cutMarkdown } from './cut-markdown.ts';

/** Tokens of a result where the caller asks for nothing else. */
const USUAL_BUDGET = 3_500;
/** The most that a caller can ask for. */
export const LARGEST_BUDGET = 10_000;
const SMALLEST_BUDGET = 300;

/** The parameter that limits a result. */
export const budgetParameter = z
  .int({ error: `The budget must be a whole number of tokens, such as ${USUAL_BUDGET}.` })
  .min(SMALLEST_BUDGET, `The budget must be at least ${SMALLEST_BUDGET} tokens.`)
  .max(LARGEST_BUDGET, `The budget can be at most ${LARGEST_BUDGET} tokens.`)
  .default(USUAL_BUDGET)
  .describe(`About how many tokens the result can have. Default ${USUAL_BUDGET}.`);

/**
 * The beginning of some Markdown that fits, and a sentence instead of the rest.
 *
 * @param note ends what was cut
 */
export function within(text: string, tokens: number, note = 'The rest was cut.'): string {
  if (countTokens(text) <= tokens) return text;
  const [first = ''] = cutMarkdown(text, Math.max(50, tokens - countTokens(`\n\n${note}`)));
  return `${first}\n\n${note}`;
}
