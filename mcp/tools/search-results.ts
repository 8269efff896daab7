/** What a search found, as sections of the Markdown. */
import type { SearchHit } from '../../src/lib/search/engine.ts';
import { countTokens } from '../../src/lib/twins/tokens.ts';
import { within } from '../budget.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { findPlace, type Place } from '../places/find-place.ts';
import { findSection, withSubsections, type FoundSection } from '../places/find-section.ts';
import { addressOf, bodyOf, plainSection, rowIn } from '../places/section-text.ts';

/** A section that was found, once, whatever in it was found. */
export interface Result {
  readonly hit: SearchHit;
  readonly place: Place;
  readonly found: FoundSection;
  /** Of the section. */
  readonly address: string;
  /** Rows of its tables that were found, with their own addresses. */
  readonly rows: readonly { readonly first: string; readonly address: string }[];
}

/**
 * The sections of hits, in their order. A section with its samples in every language would leave no room for others, so
 * each page is read in one.
 *
 * @param language of samples; otherwise the one that the query names, or the page's first
 */
export function resultsOf(
  hits: readonly SearchHit[],
  language: string | undefined,
  docs: BuiltDocs,
): readonly Result[] {
  const results = new Map<string, Result>();
  for (const hit of hits) {
    const result = resultOf(hit, language, docs);
    if (result === undefined) continue;
    const known = results.get(result.address);
    results.set(
      result.address,
      known === undefined ? result : { ...known, rows: [...known.rows, ...result.rows] },
    );
  }
  return [...results.values()];
}

function resultOf(hit: SearchHit, language: string | undefined, docs: BuiltDocs): Result | undefined {
  const { place: written } = findPlace(hit.url, docs);
  if (written === undefined) return undefined;
  const place = inOneLanguage(written, hit, language);
  const found = findSection(place, docs);
  const section = found?.sections[found.at];
  if (found === undefined || section === undefined) return undefined;
  const rows = found.row === undefined ? [] : [{ first: found.row, address: hit.url }];
  return { hit, place, found, address: addressOf(place.page.route, section), rows };
}

function inOneLanguage(place: Place, hit: SearchHit, language: string | undefined): Place {
  const { languages } = place.page;
  const chosen = [language, hit.language, ...Object.keys(languages)].find(
    (one) => one !== undefined && one in languages,
  );
  return { ...place, ...(chosen === undefined ? {} : { language: chosen }) };
}

/** Title of the page, and headings down to the section. */
export function titleOf({ hit, place }: Result): string {
  const { title } = place.page;
  const path = [...hit.path, hit.title];
  return [...(path[0] === title ? [] : [title]), ...path].join(' › ');
}

/** Where a result is: its section, or the rows that were found. */
export function addressesOf({ address, rows }: Result): string {
  return rows.length === 0 ? address : rows.map((row) => row.address).join('\n');
}

/** The text of a result, cut where it's longer than its share. Rows that were found come first then. */
export function textOf(result: Result, tokens: number): string {
  const { found, address, rows } = result;
  const section = found.sections[found.at];
  if (section === undefined) return '';
  const own = bodyOf(section);
  const body = own === '' ? withSubsections(found).slice(1).map(plainSection).join('\n\n') : own;
  if (countTokens(body) <= tokens) return body;
  const first = rows.flatMap((row) => rowIn(body, row.first) ?? []);
  return within([...first, body].join('\n\n'), tokens, `(Cut. The rest: get with page "${address}".)`);
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
