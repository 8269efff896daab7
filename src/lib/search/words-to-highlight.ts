import { readWords, type Word } from './words';

/** What a page marks at most. */
export const MOST_HIGHLIGHTED_WORDS = 20;

/**
 * The words that the page of a result marks: of the query those that the result has. Where the reader meant another word
 * than the one typed, it is that one.
 *
 * @param query what was typed
 * @param terms terms of the index that the result was found by
 * @returns words separated by spaces, the last word of the query last
 */
export function wordsToHighlight(query: string, terms: readonly string[]): string {
  const isMet = ({ written, term, parts }: Word, found: string): boolean =>
    found === term || parts.includes(found) || found.startsWith(written);
  const met = readWords(query).filter((word) => terms.some((found) => isMet(word, found)));
  const isTyped = (found: string): boolean => met.some((word) => isMet(word, found));
  // A stem finds itself only where its own stem is the same.
  const meant = terms.filter((found) => !isTyped(found) && readWords(found)[0]?.term === found);
  const words = [...meant, ...met.map(({ written }) => written)];
  return [...new Set(words)].slice(-MOST_HIGHLIGHTED_WORDS).join(' ');
}
