/** Finds sections by two searches that miss different things. One is the site's own, the other is for whole questions. */
import { answerQuery, readWords } from '../../engines/search/index.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { createSectionIndex, type SectionIndex } from './section-index.ts';

/** A place that was found, best first. */
export interface FoundAddress {
  /** A route, with the anchor of a section. */
  readonly address: string;
  /** What the site's search found there, which is the section, or rows of its tables. */
  readonly hits: readonly string[];
  /** The language that the query names. */
  readonly language?: string;
}

/** How many sections of the search for questions are looked at. */
const MOST = 40;
/** How much less a place below the first counts, and the search that's made for other queries. */
const STEP = 10;
const SITE_SHARE = 0.6;
const QUESTIONS_SHARE = 0.3;
/** Queries of so few words are what the site's search is made for. Words such as "the" don't count. */
const FEW_WORDS = 3;

const indexes = new WeakMap<BuiltDocs, SectionIndex>();

/** The documentation's sections for questions, read the first time. */
export function sectionIndex(docs: BuiltDocs): SectionIndex {
  const known = indexes.get(docs) ?? createSectionIndex(docs);
  indexes.set(docs, known);
  return known;
}

/**
 * The places for a query, best first. Places that both searches rank high come first.
 *
 * @param sectionOf turns the URL of a row into its section's, so that both searches mean the same
 */
export function findAddresses(
  query: string,
  docs: BuiltDocs,
  sectionOf: (address: string) => string,
): readonly FoundAddress[] {
  const hits = answerQuery(docs.search(), query).results.map(({ hit }) => hit);
  const isShort = new Set(readWords(query).map(({ term }) => term)).size <= FEW_WORDS;
  const found = new Map<string, { address: string; hits: string[]; language?: string; score: number }>();
  const at = (address: string): { hits: string[]; language?: string; score: number } => {
    const known = found.get(address) ?? { address, hits: [], score: 0 };
    found.set(address, known);
    return known;
  };
  for (const [place, { url, language }] of hits.entries()) {
    const section = at(sectionOf(url));
    section.hits.push(url);
    section.score += (isShort ? 1 : SITE_SHARE) / (STEP + place);
    if (language !== undefined) section.language ??= language;
  }
  for (const [place, { address }] of sectionIndex(docs).rank(query, MOST).entries())
    at(address).score += (isShort ? QUESTIONS_SHARE : 1) / (STEP + place);
  return [...found.values()].sort((one, other) => other.score - one.score);
}
