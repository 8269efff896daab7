/** Finds sections by two searches that miss different things. One is the site's own, the other is for whole questions. */
import { answerQuery } from '../../src/lib/search/answer.ts';
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
/** How much a place below the first counts less, and the site's search beside that for questions. */
const STEP = 10;
const SITE_SHARE = 0.6;
/** Queries of so few words are what the site's search is made for. */
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
  const isShort = query.split(/\s+/).length <= FEW_WORDS;
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
    at(address).score += (isShort ? SITE_SHARE : 1) / (STEP + place);
  return [...found.values()].sort((one, other) => other.score - one.score);
}
