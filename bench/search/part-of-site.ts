import type { SearchContent } from '../../app/outputs/search/index.ts';

/**
 * A smaller site: every so many pages of the site, from all its parts.
 *
 * @param step 4 takes every fourth page
 */
export function partOfSite({ docs, names, texts }: SearchContent, step: number): SearchContent {
  const isTaken = (_value: unknown, page: number): boolean => page % step === 0;
  let next = 0;
  const namesOfPages = docs.map(({ sections }) => names.slice(next, (next += sections.length)));
  return {
    docs: docs.filter(isTaken),
    names: namesOfPages.filter(isTaken).flat(),
    texts: texts.filter(isTaken),
  };
}
