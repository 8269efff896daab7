/** Finds a section of a page in its Markdown, by its anchor. */
import leven from 'leven';
import { closest } from '../../engines/addresses/index.ts';
import { fullAnchor, ROW_LEVEL, type SearchDoc } from '../../engines/search/index.ts';
import type { MarkdownSection } from '../../engines/markdown/index.ts';
import type { BuiltDocs } from '../built-docs.ts';
import type { PlaceOfDocs } from './find-place.ts';

/** A section in its page. */
export interface FoundSection {
  /** All sections of the page. */
  readonly sections: readonly MarkdownSection[];
  /** Which of them it is. */
  readonly at: number;
  /** The first cell of the row that's meant, where it's one of a table in the section. */
  readonly row?: string;
}

const anchorOf = ({ anchor, heading }: SearchDoc['sections'][number]): string =>
  heading === '' ? '' : fullAnchor(anchor, heading);

/** The place in a list of sections. The title stands for the whole page. */
function placeOf(sections: readonly MarkdownSection[], anchor: string): number {
  return anchor === '' ? 0 : sections.findIndex((section) => section.anchor === anchor);
}

/** The heading above a row of a table, which has its own anchor only in the page. */
function aboveRow(
  doc: SearchDoc | undefined,
  anchor: string,
): { readonly anchor: string; readonly row: string } | undefined {
  const at = doc?.sections.findIndex((one) => one.level === ROW_LEVEL && anchorOf(one) === anchor) ?? -1;
  const row = doc?.sections[at]?.heading;
  const heading = doc?.sections.slice(0, Math.max(0, at)).findLast(({ level }) => level < ROW_LEVEL);
  return row === undefined || heading === undefined ? undefined : { anchor: anchorOf(heading), row };
}

/**
 * Finds the section of a place, or the section with the row of a table that it's an anchor of.
 *
 * @returns undefined where the page has no such anchor
 */
export function findSection(
  { page, anchor, language }: PlaceOfDocs,
  docs: BuiltDocs,
): FoundSection | undefined {
  const sections = docs.sections(page, language);
  const at = placeOf(sections, anchor);
  if (at !== -1) return { sections, at };
  const { searchDocs } = docs.search().documents;
  const above = aboveRow(
    searchDocs.find(({ url }) => url === page.route),
    anchor,
  );
  if (above === undefined) return undefined;
  const place = placeOf(sections, above.anchor);
  return place === -1 ? undefined : { sections, at: place, row: above.row };
}

/** A section and those below it. The title has no others below it. */
export function withSubsections({ sections, at }: FoundSection): readonly MarkdownSection[] {
  const first = sections[at];
  if (first === undefined) return [];
  if (first.level === 1) return [first];
  const rest = sections.slice(at + 1);
  const end = rest.findIndex(({ level }) => level <= first.level);
  return [first, ...(end === -1 ? rest : rest.slice(0, end))];
}

/** Anchors of a page that are close to one that it doesn't have. */
export function closestAnchors(sections: readonly MarkdownSection[], anchor: string): readonly string[] {
  const wanted = anchor.toLowerCase().slice(0, 100);
  const anchors = sections.map((section) => section.anchor).filter((one) => one !== '');
  const near = closest(anchors, {
    distance: (one) => (one.includes(wanted) || wanted.includes(one) ? 1 : leven(one, wanted)),
    farthest: Math.max(3, wanted.length / 2),
    most: 5,
  });
  return near.length > 0 ? near : anchors.slice(0, 5);
}
