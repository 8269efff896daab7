import type { SearchDoc } from './documents';

/** A section of a page, by their numbers. */
export interface SectionPosition {
  readonly page: number;
  readonly section: number;
}

/** The places of all sections, as they are numbered. */
export function sectionPlaces(docs: readonly SearchDoc[]): readonly SectionPosition[] {
  return docs.flatMap(({ sections }, page) => sections.map((_, section) => ({ page, section })));
}
