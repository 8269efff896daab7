/** What a search found, as sections of the Markdown. */
import { countTokens } from '../../engines/markdown/index.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { findPlace, type PlaceOfDocs } from '../places/find-place.ts';
import { findSection, withSubsections, type FoundSection } from '../places/find-section.ts';
import { addressOf, bodyOf, plainSection, rowIn } from '../places/section-text.ts';
import { excerptOf } from '../search/excerpt.ts';
import { findAddresses } from '../search/find-sections.ts';

/** A section that was found, once, whatever in it was found. */
export interface Result {
  readonly place: PlaceOfDocs;
  readonly found: FoundSection;
  /** Of the section. */
  readonly address: string;
  /** Rows of its tables that were found, with their own addresses. */
  readonly rows: readonly { readonly first: string; readonly address: string }[];
}

type Found = Omit<Result, 'rows'>;

function foundAt(address: string, languages: readonly string[], docs: BuiltDocs): Found | undefined {
  const { place: written } = findPlace(address, docs);
  if (written === undefined) return undefined;
  const place = inOneLanguage(written, languages);
  const found = findSection(place, docs);
  const section = found?.sections[found.at];
  if (found === undefined || section === undefined) return undefined;
  return { place, found, address: addressOf(place.page.route, section) };
}

/**
 * The sections for a query, best first. A section with its samples in every language would leave no room for others, so
 * each page is read in one.
 *
 * @param language of samples; otherwise the one that the query names, or the page's first
 */
export function resultsFor(query: string, language: string | undefined, docs: BuiltDocs): readonly Result[] {
  const sectionOf = (address: string): string => foundAt(address, [], docs)?.address ?? address;
  return findAddresses(query, docs, sectionOf).flatMap(({ address, hits, language: named }) => {
    const result = foundAt(
      address,
      [language, named].filter((one) => one !== undefined),
      docs,
    );
    const rows = hits.flatMap((hit) => {
      const row = foundAt(hit, [], docs)?.found.row;
      return row === undefined ? [] : [{ first: row, address: hit }];
    });
    return result === undefined ? [] : [{ ...result, rows }];
  });
}

function inOneLanguage(place: PlaceOfDocs, asked: readonly string[]): PlaceOfDocs {
  const { languages } = place.page;
  const chosen = [...asked, ...Object.keys(languages)].find((one) => one in languages);
  return { ...place, ...(chosen === undefined ? {} : { language: chosen }) };
}

/** Title of the page, and headings down to the section. */
export function titleOf({ found: { sections, at }, place, rows }: Result): string {
  const headings: string[] = [];
  let level = Infinity;
  for (const section of sections.slice(0, at + 1).toReversed())
    if (section.level > 1 && section.level < level) {
      headings.unshift(section.heading);
      ({ level } = section);
    }
  return [place.page.title, ...headings, ...(rows.length === 1 ? rows.map(({ first }) => first) : [])].join(
    ' › ',
  );
}

/** Where a result is: its section, or the rows that were found. */
export function addressesOf({ address, rows }: Result): string {
  return rows.length === 0 ? address : rows.map((row) => row.address).join('\n');
}

/** What a section says itself; where it's only a heading, the sections below it. */
function wholeText({ found }: Result): string {
  const section = found.sections[found.at];
  const own = section === undefined ? '' : bodyOf(section);
  return own === '' ? withSubsections(found).slice(1).map(plainSection).join('\n\n') : own;
}

/** How many tokens the whole text of a result has. */
export function sizeOf(result: Result): number {
  return countTokens(wholeText(result));
}

/** What long sections are cut down to. */
export interface Asked {
  /** How much each term says about the query. */
  readonly weights: ReadonlyMap<string, number>;
  /** Whether the caller asks for samples, in a language. */
  readonly isCodeWanted: boolean;
}

/** The text of a result. Where it's longer than its share, the rows that were found, and what else fits the query. */
export function textOf(result: Result, tokens: number, { weights, isCodeWanted }: Asked): string {
  const body = wholeText(result);
  if (countTokens(body) <= tokens) return body;
  const note = `(Cut. The rest: get with page "${result.address}".)`;
  const rows = result.rows.flatMap(({ first }) => rowIn(body, first) ?? []).join('\n\n');
  const room = tokens - countTokens(`\n\n${note}`);
  const text = rows !== '' && countTokens(rows) <= room ? rows : excerptOf(body, room, weights, isCodeWanted);
  return [text, note].filter((part) => part !== '').join('\n\n');
}

/** The deepest headings that stand for a whole page. */
const DEEPEST_LISTED = 3;

/** The sections of a page that was found as a whole, by their anchors. Empty for a section. */
export function contentsOf({ found: { sections, at } }: Result): string {
  if (at !== 0) return '';
  const listed = sections.filter(({ level, anchor }) => level <= DEEPEST_LISTED && anchor !== '');
  const names = listed.map(({ heading, anchor }) => `${heading} (#${anchor})`);
  return names.length === 0 ? '' : `Sections: ${names.join(', ')}`;
}

/** A section near a result. */
export interface Neighbor {
  readonly address: string;
  readonly text: string;
}

/** The sections after and before a result, which often say what it leaves out. */
export function neighborsOf({ found: { sections, at }, place }: Result): readonly Neighbor[] {
  return [sections[at + 1], sections[at - 1]].flatMap((section) => {
    if (section === undefined || bodyOf(section) === '') return [];
    const address = addressOf(place.page.route, section);
    return [
      { address, text: `## Next to the first result: ${section.heading}\n${address}\n\n${bodyOf(section)}` },
    ];
  });
}
