import leven from 'leven';
import { closest } from '../addresses';
import type { SearchDoc } from './documents';

/** A page, offered to a reader whose query found nothing. */
export interface SuggestedPage {
  readonly url: string;
  readonly title: string;
}

const LONGEST_QUERY = 60;
const MOST_WORDS = 6;

/** Shorter words are alike by chance. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/**
 * Finds the pages whose titles come closest to a query that nothing was found for.
 *
 * @param query any text, of any length
 * @returns at most three pages, closest first; those whose title shares nothing with it are left out
 */
export function closestPages(query: string, docs: readonly SearchDoc[]): SuggestedPage[] {
  const wanted = query.toLowerCase().trim().slice(0, LONGEST_QUERY);
  const words = wordsOf(wanted).slice(0, MOST_WORDS);
  /** A share of the characters: a long word can differ in more of them than a short one. */
  const difference = (one: string, other: string): number =>
    leven(one, other) / Math.max(one.length, other.length, 1);
  return closest(docs, {
    distance: ({ title }) =>
      Math.min(
        difference(wanted, title.toLowerCase()),
        ...words.flatMap((word) => wordsOf(title).map((own) => difference(word, own))),
      ),
    farthest: 0.5,
    most: 3,
  }).map(({ url, title }) => ({ url, title }));
}
