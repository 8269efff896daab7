import { ROW_LEVEL, type SearchDoc } from './documents';

/** What a word of the query, or a synonym, found in a section. */
export interface Match {
  readonly score: number;
  /** Terms of the index that it was found by. */
  readonly terms: readonly string[];
}

/** Matches by number of the section, counted over all pages. */
export type Matches = ReadonlyMap<number, Match>;

/** A section of a page, by their numbers. */
export interface Place {
  readonly page: number;
  readonly section: number;
}

/** A section that a query found, with the terms of the index that it was found by. */
export interface RankedSection extends Place {
  readonly terms: readonly string[];
}

/** How much of the score is that of the whole page: readers name the page and what they want from it. */
const PAGE_SHARE = 0.4;
/** How much a word in the section itself counts; the rest is for a word anywhere on the page. */
const SECTION_COVERAGE = 0.4;
/** How much the words that it lacks lower the score of a section. */
const COVERAGE_POWER = 4;
/** A page as a whole answers more questions than each of its parts, a row of a table fewer. */
const PAGE_WEIGHT = 1.3;
const ROW_WEIGHT = 0.8;
/** Further sections of a page would push other pages out of sight. */
const MOST_SECTIONS_OF_A_PAGE = 2;

/** The places of all sections, as they are numbered. */
export function sectionPlaces(docs: readonly SearchDoc[]): readonly Place[] {
  return docs.flatMap(({ sections }, page) => sections.map((_, section) => ({ page, section })));
}

function levelWeight(doc: SearchDoc, section: number): number {
  const level = doc.sections[section]?.level;
  if (level === 1) return PAGE_WEIGHT;
  return level === ROW_LEVEL ? ROW_WEIGHT : 1;
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
function addUp(words: readonly Matches[], places: readonly Place[]): Found {
  const sections = new Map<number, Evidence>();
  const pages = new Map<number, Evidence>();
  let weight = 0;
  for (const matches of words) {
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

function termsOf(section: number, words: readonly Matches[]): string[] {
  return [...new Set(words.flatMap((matches) => matches.get(section)?.terms ?? []))];
}

/**
 * Orders the sections that the words of a query found. A section that has few of the words loses, the more so when the
 * rest of its page has them neither.
 *
 * @param words for each word of the query its matches
 * @param places the places of all sections
 * @param most how many sections are wanted
 * @returns best first, of each page the best sections only
 */
export function rankSections(
  words: readonly Matches[],
  docs: readonly SearchDoc[],
  places: readonly Place[],
  most: number,
): RankedSection[] {
  const { sections, pages, weight } = addUp(words, places);
  const ranked: { readonly id: number; readonly place: Place; readonly score: number }[] = [];
  for (const [id, own] of sections) {
    const place = places[id];
    const page = pages.get(place?.page ?? -1);
    const doc = docs[place?.page ?? -1];
    if (place === undefined || page === undefined || doc === undefined) continue;
    const covered = (SECTION_COVERAGE * own.covered + (1 - SECTION_COVERAGE) * page.covered) / weight;
    const score = (1 - PAGE_SHARE) * own.score + PAGE_SHARE * page.score;
    const weightOfPlace = levelWeight(doc, place.section) * (doc.weight ?? 1);
    ranked.push({ id, place, score: score * covered ** COVERAGE_POWER * weightOfPlace });
  }
  ranked.sort((one, other) => other.score - one.score);
  return withoutCrowds(ranked)
    .slice(0, most)
    .map(({ id, place }) => ({ ...place, terms: termsOf(id, words) }));
}

function withoutCrowds<T extends { readonly place: Place }>(ranked: readonly T[]): T[] {
  const sections = new Map<number, number>();
  return ranked.filter(({ place: { page } }) => {
    const before = sections.get(page) ?? 0;
    sections.set(page, before + 1);
    return before < MOST_SECTIONS_OF_A_PAGE;
  });
}
