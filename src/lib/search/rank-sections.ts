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

/** A section that a query found, with what speaks for it. */
export interface RankedSection extends Place {
  readonly score: number;
  readonly terms: readonly string[];
}

/** How much of the score is that of the whole page: readers name the page and what they want of it. */
const PAGE_SHARE = 0.4;
/** How much a word counts that stands in the section itself; the rest counts for standing anywhere on the page. */
const SECTION_COVERAGE = 0.4;
/** A page as a whole answers more questions than each of its parts, a row of a table fewer. */
const PAGE_WEIGHT = 1.3;
const ROW_WEIGHT = 0.8;
/** Further sections of a page would push other pages out of sight. */
const MOST_SECTIONS_OF_A_PAGE = 2;

/** The places of all sections, as they are numbered. */
export function sectionPlaces(docs: readonly SearchDoc[]): readonly Place[] {
  return docs.flatMap(({ sections }, page) => sections.map((_, section) => ({ page, section })));
}

interface Sum {
  readonly place: Place;
  score: number;
  words: number;
  readonly terms: string[];
}

function sumBySection(words: readonly Matches[], places: readonly Place[]): Sum[] {
  const sums = new Map<number, Sum>();
  for (const matches of words)
    for (const [id, { score, terms }] of matches) {
      const place = places[id];
      if (place === undefined) continue;
      const sum = sums.get(id) ?? { place, score: 0, words: 0, terms: [] };
      sum.score += score;
      sum.words += 1;
      sum.terms.push(...terms);
      sums.set(id, sum);
    }
  return [...sums.values()];
}

/** For each page and each word of the query the best score of a section. */
function bestByPage(
  words: readonly Matches[],
  places: readonly Place[],
): ReadonlyMap<number, readonly number[]> {
  const pages = new Map<number, number[]>();
  words.forEach((matches, word) => {
    for (const [id, { score }] of matches) {
      const page = places[id]?.page ?? -1;
      const best = pages.get(page) ?? words.map(() => 0);
      best[word] = Math.max(best[word] ?? 0, score);
      pages.set(page, best);
    }
  });
  return pages;
}

function levelWeight(doc: SearchDoc, section: number): number {
  const level = doc.sections[section]?.level;
  if (level === 1) return PAGE_WEIGHT;
  return level === ROW_LEVEL ? ROW_WEIGHT : 1;
}

/**
 * Orders the sections that the words of a query found. A section that has few of the words loses, the more so when the
 * rest of its page has them neither.
 *
 * @param words for each word of the query its matches
 * @returns best first, of each page the best sections only
 */
export function rankSections(
  words: readonly Matches[],
  docs: readonly SearchDoc[],
  places: readonly Place[],
): RankedSection[] {
  const pages = bestByPage(words, places);
  const ranked = sumBySection(words, places)
    .flatMap(({ place, score, words: ofSection, terms }) => {
      const doc = docs[place.page];
      if (doc === undefined) return [];
      const best = pages.get(place.page) ?? [];
      const ofPage = best.filter((one) => one > 0).length;
      const covered = (SECTION_COVERAGE * ofSection + (1 - SECTION_COVERAGE) * ofPage) / words.length;
      const shared = (1 - PAGE_SHARE) * score + PAGE_SHARE * best.reduce((sum, one) => sum + one, 0);
      const weight = levelWeight(doc, place.section) * (doc.weight ?? 1);
      return [{ ...place, score: shared * covered ** 3 * weight, terms }];
    })
    .sort((one, other) => other.score - one.score);
  return withoutCrowds(ranked);
}

function withoutCrowds(ranked: readonly RankedSection[]): RankedSection[] {
  const sections = new Map<number, number>();
  return ranked.filter(({ page }) => {
    const before = sections.get(page) ?? 0;
    sections.set(page, before + 1);
    return before < MOST_SECTIONS_OF_A_PAGE;
  });
}
