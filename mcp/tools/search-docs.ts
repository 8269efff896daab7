/** Finds sections with the site's own search, and gives their text. */
import * as z from 'zod';
import { answerQuery } from '../../src/lib/search/answer.ts';
import { countTokens } from '../../src/lib/twins/tokens.ts';
import type { Answer } from '../answer.ts';
import { budgetParameter } from '../budget.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { shown } from '../places/find-place.ts';
import { languageParameter } from './language.ts';
import {
  addressesOf,
  contentsOf,
  neighborsOf,
  resultsOf,
  textOf,
  titleOf,
  type Result,
} from './search-results.ts';

/** The input of `search_docs`. */
interface SearchInput {
  readonly query: string;
  readonly language?: string | undefined;
  readonly limit: number;
  readonly budget: number;
}

/** The schema of the input. */
export function searchInput(docs: BuiltDocs): z.ZodType<SearchInput> {
  return z.strictObject({
    query: z
      .string({ error: 'Write the query as a string, such as "create a token".' })
      .trim()
      .min(1, 'Write a query, such as "create a token".')
      .max(400, 'A query can have at most 400 characters. Keep the words that matter.')
      .describe('A question, a task, an endpoint, a field, or an error, in English.'),
    language: languageParameter(docs),
    limit: z
      .int({ error: 'The limit must be a whole number from 1 to 8.' })
      .min(1, 'The limit must be at least 1.')
      .max(8, 'The limit can be at most 8.')
      .default(6)
      .describe('How many sections to give with their text. Default 6.'),
    budget: budgetParameter,
  });
}

/** Tokens for the address and the title of a result. */
const HEAD_TOKENS = 45;
/** The share of what's left that one section can take. The first results get more, and short ones leave it to others. */
const SHARE = 0.55;
const SMALLEST_TEXT = 60;

function nothingFound(query: string, source: ReturnType<typeof answerQuery>): Answer {
  const pages = source.suggestions.map(({ title, url }) => `- ${title}: ${url}`);
  return {
    text: [
      `Nothing was found for "${shown(query)}".`,
      ...(pages.length === 0 ? [] : ['Did you mean one of these pages? Call get with its path.', ...pages]),
      'Check the spelling, use fewer words, or use the words of the API, such as "token", "proxy", or "webhook".',
    ].join('\n'),
  };
}

/** The text of results, each with its share of the budget. */
function blocksOf(results: readonly Result[], budget: number): readonly string[] {
  let left = budget;
  return results.map((result, place) => {
    const others = results.length - place - 1;
    const room = left - HEAD_TOKENS * (others + 1);
    const text = textOf(result, Math.max(SMALLEST_TEXT, others === 0 ? room : Math.floor(room * SHARE)));
    const block = `## ${place + 1}. ${titleOf(result)}\n${addressesOf(result)}\n\n${text}`;
    left -= countTokens(`${block}\n\n`);
    return block;
  });
}

/** Adds what fits besides the sections: what else is on a page that was found, and what's near the first result. */
function withMore(
  blocks: readonly string[],
  shownResults: readonly Result[],
  all: readonly Result[],
  budget: number,
): readonly string[] {
  let left = budget - countTokens(blocks.join('\n\n'));
  const fits = (text: string): boolean => {
    const tokens = countTokens(`\n\n${text}`);
    if (text === '' || tokens > left) return false;
    left -= tokens;
    return true;
  };
  const filled = blocks.map((block, place) => {
    const result = shownResults[place];
    const contents = result === undefined ? '' : contentsOf(result);
    return fits(contents) ? `${block}\n\n${contents}` : block;
  });
  const known = new Set(all.map(({ address }) => address));
  const [first] = all;
  const near = first === undefined ? [] : neighborsOf(first).filter(({ address }) => !known.has(address));
  return [...filled, ...near.map(({ text }) => text).filter(fits)];
}

/** Sections for a query, best first, each with as much of its text as the budget allows. */
export function searchDocs({ query, language, limit, budget }: SearchInput, docs: BuiltDocs): Answer {
  const answer = answerQuery(docs.search(), query);
  const all = resultsOf(
    answer.results.map(({ hit }) => hit),
    language,
    docs,
  );
  if (all.length === 0) return nothingFound(query, answer);
  const shownResults = all.slice(0, limit);
  const list = all.slice(limit).map((result) => `- ${titleOf(result)}: ${addressesOf(result)}`);
  const chosen = all[0]?.place.language;
  const leading = answer.results[0]?.hit;
  const after = [
    ...(leading?.url.includes('#errors?') === true
      ? ['This looks like an error. For its cause, and whether a card was charged, call get with error.']
      : []),
    ...(list.length === 0 ? [] : ['## Found, too', list.join('\n')]),
    ...(chosen === undefined || language !== undefined
      ? []
      : [`Samples are in one language (${chosen} in the first result). For another, give language.`]),
  ];
  const room = budget - countTokens(`${after.join('\n\n')}\n\n`);
  return {
    text: [...withMore(blocksOf(shownResults, room), shownResults, all, room), ...after].join('\n\n'),
  };
}
