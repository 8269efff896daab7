import type { SearchDoc } from './documents';

/** What words there are to be found. */
export interface Vocabulary {
  /** Whether the index has the term. */
  readonly has: (term: string) => boolean;
  /** Whether a term of the index begins so. */
  readonly hasPrefix: (beginning: string) => boolean;
  /** Words of titles, headings and descriptions as they are written, in lower case. */
  readonly written: ReadonlySet<string>;
}

/** Shorter words are never misspelled, see `toleratedMistakes`. */
const WORDS = /[\p{L}\p{N}]{3,}/gu;

/**
 * Prepares the words of an index for lookups.
 *
 * @param terms sorted by code unit
 */
export function createVocabulary(terms: readonly string[], docs: readonly SearchDoc[]): Vocabulary {
  const known = new Set(terms);
  const texts = docs.flatMap(({ title, description, sections }) => [
    title,
    description,
    ...sections.map(({ heading }) => heading),
  ]);
  return {
    has: (term) => known.has(term),
    hasPrefix: (beginning) => {
      let low = 0;
      let high = terms.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((terms[middle] ?? '') < beginning) low = middle + 1;
        else high = middle;
      }
      return terms[low]?.startsWith(beginning) ?? false;
    },
    written: new Set(texts.flatMap((text) => text.toLowerCase().match(WORDS) ?? [])),
  };
}
