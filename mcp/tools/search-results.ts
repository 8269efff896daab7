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
  readonly address: string;
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
    const { place } = findPlace(hit.url, docs);
    const found = place === undefined ? undefined : findSection(inOneLanguage(place, hit, language), docs);
    const section = found?.sections[found.at];
    if (place === undefined || found === undefined || section === undefined) continue;
    const address = addressOf(place.page.route, section);
    if (!results.has(address))
      results.set(address, { hit, place: inOneLanguage(place, hit, language), found, address });
  }
  return [...results.values()];
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

/** The text of a result, cut where it's longer than its share. */
export function textOf(result: Result, tokens: number): string {
  const { found, address } = result;
  const section = found.sections[found.at];
  if (section === undefined) return '';
  const own = bodyOf(section);
  const body = own === '' ? withSubsections(found).slice(1).map(plainSection).join('\n\n') : own;
  if (countTokens(body) <= tokens) return body;
  const row = found.row === undefined ? undefined : rowIn(body, found.row);
  const text = row === undefined ? body : `${row}\n\n${body}`;
  return within(text, tokens, `(Cut. The rest: get with page "${address}".)`);
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
