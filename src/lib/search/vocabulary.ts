/** The terms of an index: which there are, and which begin or nearly are what was typed. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  readonly hasPrefix: (beginning: string) => boolean;
}

/**
 * Makes terms fit to be looked up.
 *
 * @param terms sorted by code unit
 */
export function vocabulary(terms: readonly string[]): Vocabulary {
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
  };
}
