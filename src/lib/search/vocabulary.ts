/** What words there are to be found. */
export interface Vocabulary {
  /** Whether the index has the term. */
  readonly has: (term: string) => boolean;
  /** Whether a term of the index begins so. */
  readonly hasPrefix: (beginning: string) => boolean;
  /** Words of titles, headings and descriptions as they are written, each with its term. */
  readonly written: ReadonlyMap<string, string>;
}

/**
 * Makes the words of an index fit to be looked up.
 *
 * @param terms sorted by code unit
 * @param written words as they are written, each with its term
 */
export function createVocabulary(terms: readonly string[], written: ReadonlyMap<string, string>): Vocabulary {
  const known = new Set(terms);
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
    written,
  };
}
