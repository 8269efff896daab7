import { ROW_LEVEL, type SearchDoc } from './documents';
import type { SectionPosition } from './places';
import type { ReadQuery } from './read-query';
import { titleAnswer, type Titles } from './titles';

/** What a word of the query, or a synonym, found in a section. */
export interface Match {
  readonly score: number;
  /** Terms of the index that it was found by. */
  readonly terms: readonly string[];
  /** Those of them that are names which the section documents. */
  readonly named: readonly string[];
}

/** Matches by number of the section, counted over all pages. */
export type Matches = ReadonlyMap<number, Match>;

/** A section that a query found, with the terms of the index that it was found by. */
export interface RankedSection extends SectionPosition {
  readonly terms: readonly string[];
}

/** What is ranked. */
export interface Ranked {
  readonly docs: readonly SearchDoc[];
  /** The places of all sections. */
  readonly places: readonly SectionPosition[];
  readonly titles: Titles;
}

/** How much the whole page adds to the score: readers name the page and what they want from it. */
const PAGE_SHARE = 0.4;
/** How much a word in the section itself counts; the rest is for a word anywhere on the page. */
const SECTION_COVERAGE = 0.4;
/** How much the words that it lacks lower the score of a section. */
const COVERAGE_POWER = 4;
/** A page as a whole answers more questions than each of its parts, a row of a table fewer. */
const PAGE_WEIGHT = 1.3;
const ROW_WEIGHT = 0.8;
/** The SDK of the language that the reader names, and of another language. */
/** A page of this weight or less comes first only if its title is the query. */
const SECOND_CHOICE = 0.5;
const LANGUAGE_WEIGHT = 1.25;
const OTHER_LANGUAGE_WEIGHT = 0.1;
/** Further sections of a page would push other pages out of sight. */
const MOST_SECTIONS_OF_A_PAGE = 2;

function levelWeight(doc: SearchDoc, section: number): number {
  const level = doc.sections[section]?.level;
  if (level === 1) return PAGE_WEIGHT;
  return level === ROW_LEVEL ? ROW_WEIGHT : 1;
}

function languageWeight({ sdkOf }: SearchDoc, languages: readonly string[]): number {
  if (languages.length === 0 || sdkOf === undefined) return 1;
  return sdkOf.some((one) => languages.includes(one)) ? LANGUAGE_WEIGHT : OTHER_LANGUAGE_WEIGHT;
}

/** What the words of a query found, added up. */
interface Evidence {
  /** Sum of the scores. */
  score: number;
  /** Weight of the words that were found. */
  covered: number;
}

interface Found {
  readonly sections: ReadonlyMap<number, Evidence>;
  readonly pages: ReadonlyMap<number, Evidence>;
  /** Weight of all words. */
  readonly weight: number;
}

function addTo(evidence: Map<number, Evidence>, id: number, score: number, weight: number): void {
  const sum = evidence.get(id);
  if (sum === undefined) {
    evidence.set(id, { score, covered: weight });
  } else {
    sum.score += score;
    sum.covered += weight;
  }
}

/** Adds up by section, and by page the best section for each word. */
function addUp({ words }: ReadQuery, found: readonly Matches[], places: readonly SectionPosition[]): Found {
  const sections = new Map<number, Evidence>();
  const pages = new Map<number, Evidence>();
  let weight = 0;
  for (const [index, matches] of found.entries()) {
    if (words[index]?.isOptional === true) continue;
    const bestOfPage = new Map<number, number>();
    for (const [id, { score }] of matches) {
      const page = places[id]?.page ?? -1;
      if (score > (bestOfPage.get(page) ?? 0)) bestOfPage.set(page, score);
    }
    // A word that says much about some section says more about the query than one that is everywhere.
    const weightOfWord = Math.max(0, ...bestOfPage.values());
    weight += weightOfWord;
    for (const [id, { score }] of matches) addTo(sections, id, score, weightOfWord);
    for (const [page, score] of bestOfPage) addTo(pages, page, score, weightOfWord);
  }
  return { sections, pages, weight };
}

function termsOf(section: number, found: readonly Matches[]): string[] {
  return [...new Set(found.flatMap((matches) => matches.get(section)?.terms ?? []))];
}

/**
 * Orders the sections that the words of a query found. Those whose title matches it come first. A section that has few
 * of the words loses, the more so when the rest of its page has them neither.
 *
 * @param found for each word of the query its matches
 * @param most how many sections are wanted
 * @returns best first, of each page the best sections only
 */
export function rankSections(
  query: ReadQuery,
  found: readonly Matches[],
  { docs, places, titles }: Ranked,
  most: number,
): RankedSection[] {
  const { sections, pages, weight } = addUp(query, found, places);
  const ranked: {
    readonly id: number;
    readonly place: SectionPosition;
    readonly tier: number;
    readonly score: number;
  }[] = [];
  for (const [id, own] of sections) {
    const place = places[id];
    const page = pages.get(place?.page ?? -1);
    const doc = docs[place?.page ?? -1];
    if (place === undefined || page === undefined || doc === undefined || weight === 0) continue;
    const covered = (SECTION_COVERAGE * own.covered + (1 - SECTION_COVERAGE) * page.covered) / weight;
    const score = (1 - PAGE_SHARE) * own.score + PAGE_SHARE * page.score;
    const weightOfLanguage = languageWeight(doc, query.languages);
    const weightOfPlace = levelWeight(doc, place.section) * (doc.weight ?? 1) * weightOfLanguage;
    const named = found.map((matches) => matches.get(id)?.named ?? []);
    const { tier, factor } = titleAnswer(query, {
      doc,
      section: place.section,
      title: titles.termsOf(place),
      isShared: titles.isShared(place),
      above: place.section === 0 ? [] : titles.termsOf({ page: place.page, section: 0 }),
      named,
    });
    ranked.push({
      id,
      place,
      tier: weightOfLanguage < 1 || (tier === 1 && (doc.weight ?? 1) <= SECOND_CHOICE) ? 0 : tier,
      score: factor * score * covered ** COVERAGE_POWER * weightOfPlace,
    });
  }
  ranked.sort((one, other) => other.tier - one.tier || other.score - one.score);
  return withoutCrowds(ranked)
    .slice(0, most)
    .map(({ id, place }) => ({ ...place, terms: termsOf(id, found) }));
}

function withoutCrowds<T extends { readonly place: SectionPosition }>(ranked: readonly T[]): T[] {
  const sections = new Map<number, number>();
  return ranked.filter(({ place: { page } }) => {
    const before = sections.get(page) ?? 0;
    sections.set(page, before + 1);
    return before < MOST_SECTIONS_OF_A_PAGE;
  });
}
