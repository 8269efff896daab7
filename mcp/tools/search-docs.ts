/** Finds sections with the site's own search, and gives their text. */
import * as z from 'zod';
import { answerQuery, leadingTool } from '../../engines/search/index.ts';
import { countTokens } from '../../engines/markdown/index.ts';
import type { Answer } from '../answer.ts';
import { budgetParameter } from '../budget.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { shown } from '../places/find-place.ts';
import { languageParameter } from './language.ts';
import { shareOut } from '../search/share-out.ts';
import { sectionIndex } from '../search/find-sections.ts';
import {
  addressesOf,
  contentsOf,
  neighborsOf,
  resultsFor,
  sizeOf,
  textOf,
  titleOf,
  type Asked,
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
      .int({ error: 'The limit must be a whole number from 1 to 20.' })
      .min(1, 'The limit must be at least 1.')
      .max(20, 'The limit can be at most 20.')
      .default(16)
      .describe('How many sections to give with their text. Default 16.'),
    budget: budgetParameter,
  });
}

/** Tokens for the number of a result. */
const HEAD_TOKENS = 4;
/** How many results are named that aren't shown. */
const MOST_NAMED = 8;

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
function blocksOf(results: readonly Result[], budget: number, asked: Asked): readonly string[] {
  const heads = results.map((result, place) => `## ${place + 1}. ${titleOf(result)}\n${addressesOf(result)}`);
  const room = heads.reduce((left, head) => left - countTokens(head) - HEAD_TOKENS, budget);
  const shares = shareOut(results.map(sizeOf), room);
  return results.map((result, place) => `${heads[place]}\n\n${textOf(result, shares[place] ?? 0, asked)}`);
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
  const all = resultsFor(query, language, docs);
  if (all.length === 0) return nothingFound(query, answerQuery(docs.search(), query));
  const shownResults = all.slice(0, limit);
  const list = all
    .slice(limit, limit + MOST_NAMED)
    .map((result) => `- ${titleOf(result)}: ${addressesOf(result).replaceAll('\n', ' ')}`);
  const chosen = all[0]?.place.language;
  const after = [
    ...(leadingTool(query, docs.search().documents.searchDocs)?.url.includes('#errors?') === true
      ? ['This looks like an error. For its cause, and whether a card was charged, call get with error.']
      : []),
    ...(list.length === 0 ? [] : ['## Found, too', list.join('\n')]),
    ...(chosen === undefined || language !== undefined
      ? []
      : [`Samples are in one language (${chosen} in the first result). For another, give language.`]),
  ];
  const asked = { weights: sectionIndex(docs).weigh(query), isCodeWanted: language !== undefined };
  const room = budget - countTokens(`${after.join('\n\n')}\n\n`);
  return {
    text: [...withMore(blocksOf(shownResults, room, asked), shownResults, all, room), ...after].join('\n\n'),
  };
}
