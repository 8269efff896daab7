import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type { SearchDoc, SearchDocuments, SearchGroup, SearchSection } from './documents';
import { usualAnchor } from './anchors';
import type { SearchIndexFile } from './index-file';
import { loadEngine, type Field } from './load-engine';
import { readQuery, type Alternative, type ReadQuery } from './read-query';
import { vocabulary } from './vocabulary';

/** A section that a query found. */
export interface SearchHit {
  /** Number of its page. */
  readonly page: number;
  /** Number of the section within its page. */
  readonly section: number;
  /** Route with anchor. */
  readonly url: string;
  readonly group: SearchGroup;
  /** Its heading, or the title of the page. */
  readonly title: string;
  /** Title of the page and the headings above the section. */
  readonly path: readonly string[];
  readonly description: string;
  /** Terms of the index that the section was found by. */
  readonly terms: readonly string[];
}

/** Search over the sections of all pages. */
export interface SearchEngine {
  /**
   * The best sections for what was typed, best first.
   *
   * @param query any text, of any length
   * @param group searches only this part of the site
   */
  readonly search: (query: string, group?: SearchGroup) => readonly SearchHit[];
}

const FIELD_BOOSTS = { title: 2, heading: 4, names: 3, text: 1 } as const satisfies Record<Field, number>;
const SYNONYM_BOOST = 0.7;
/** Further sections of a page push other pages out of sight. */
const MOST_HITS_OF_A_PAGE = 2;

interface Place {
  readonly page: number;
  readonly section: number;
}

interface Candidate extends Place {
  readonly score: number;
  readonly terms: readonly string[];
}

const asIs = (text: string): string[] => [text];

function leaf({ term, boost, prefix = false, fuzzy = false }: Alternative): Query {
  // A single letter begins so many terms that only those of titles and names are worth a look.
  const fields = prefix && term.length === 1 ? ['title', 'heading', 'names'] : undefined;
  return { combineWith: 'OR', queries: [term], boostTerm: () => boost, prefix, fuzzy, ...(fields && { fields }) };
}

function engineQuery({ words, synonyms }: ReadQuery): Query {
  return {
    combineWith: 'OR',
    queries: [
      ...words.flatMap(({ alternatives }) => alternatives.map(leaf)),
      ...synonyms.map(
        ({ terms }): Query => ({
          combineWith: 'AND',
          queries: terms.map((term) => leaf({ term, boost: SYNONYM_BOOST })),
        }),
      ),
    ],
  };
}

const SEARCH_OPTIONS: SearchOptions = { tokenize: asIs, boost: FIELD_BOOSTS };

/** Which words of the query a result has. */
function wordsReader({ words, synonyms }: ReadQuery): (result: SearchResult) => ReadonlySet<number> {
  const wordsOfTerm = new Map<string, number[]>();
  const add = (term: string, word: number): void => {
    wordsOfTerm.set(term, [...(wordsOfTerm.get(term) ?? []), word]);
  };
  words.forEach(({ alternatives }, word) => {
    for (const { term } of alternatives) add(term, word);
  });
  for (const { terms, words: places } of synonyms)
    for (const term of terms) for (const word of places) add(term, word);
  return ({ queryTerms }) => new Set(queryTerms.flatMap((term) => wordsOfTerm.get(term) ?? []));
}

function placesOf(docs: readonly SearchDoc[]): Place[] {
  return docs.flatMap(({ sections }, page) => sections.map((_, section) => ({ page, section })));
}

function ancestors(sections: readonly SearchSection[], section: number): string[] {
  const headings: string[] = [];
  let level = sections[section]?.level ?? 1;
  for (let index = section - 1; index > 0 && level > 2; index -= 1) {
    const above = sections[index];
    if (above !== undefined && above.level < level) {
      headings.unshift(above.heading);
      level = above.level;
    }
  }
  return headings;
}

function toHit({ page, section, terms }: Candidate, docs: readonly SearchDoc[]): SearchHit[] {
  const doc = docs[page];
  const target = doc?.sections[section];
  if (doc === undefined || target === undefined) return [];
  const isPage = target.heading === '';
  return [
    {
      page,
      section,
      url: isPage ? doc.url : `${doc.url}#${target.anchor ?? usualAnchor(target.heading)}`,
      group: doc.group,
      title: isPage ? doc.title : target.heading,
      path: isPage ? [] : [doc.title, ...ancestors(doc.sections, section)],
      description: doc.description,
      terms,
    },
  ];
}

/** How much of the query a section and its page have, from 0 to 1: all words in one section is best. */
function coverage(ofSection: number, ofPage: number, all: number): number {
  return (0.6 * ofSection + 0.4 * ofPage) / all;
}

/**
 * Makes the two search files fit to be searched.
 *
 * @param documents the search documents file
 * @param file the search index file
 */
export function createSearchEngine({ searchDocs, options }: SearchDocuments, file: SearchIndexFile): SearchEngine {
  const { engine, terms } = loadEngine(searchDocs, file);
  const known = vocabulary(terms);
  const places = placesOf(searchDocs);

  function rank(query: ReadQuery, group: SearchGroup | undefined): Candidate[] {
    const wordsOf = wordsReader(query);
    const found = engine.search(engineQuery(query), SEARCH_OPTIONS).flatMap((result) => {
      const place = places[result.id as number];
      const doc = place === undefined ? undefined : searchDocs[place.page];
      if (place === undefined || doc === undefined || (group !== undefined && doc.group !== group)) return [];
      // The engine multiplies by the number of terms met; here a word counts once, however many terms meet it.
      const score = (result.score / result.queryTerms.length) * (doc.weight ?? 1);
      return [{ ...place, score, terms: result.terms, words: wordsOf(result) }];
    });
    const wordsOfPage = new Map<number, Set<number>>();
    for (const { page, words } of found) {
      const all = wordsOfPage.get(page) ?? new Set();
      for (const word of words) all.add(word);
      wordsOfPage.set(page, all);
    }
    return found
      .map(({ words, ...candidate }) => ({
        ...candidate,
        score:
          candidate.score *
          coverage(words.size, wordsOfPage.get(candidate.page)?.size ?? 0, query.words.length) ** 2,
      }))
      .sort((one, other) => other.score - one.score);
  }

  function withoutCrowds(candidates: readonly Candidate[]): Candidate[] {
    const hitsOfPage = new Map<number, number>();
    return candidates.filter(({ page }) => {
      const hits = (hitsOfPage.get(page) ?? 0) + 1;
      hitsOfPage.set(page, hits);
      return hits <= MOST_HITS_OF_A_PAGE;
    });
  }

  return {
    search: (text, group) => {
      const query = readQuery(text, known, file.synonyms);
      if (query.words.length === 0) return [];
      return withoutCrowds(rank(query, group))
        .slice(0, options.maxHits)
        .flatMap((candidate) => toHit(candidate, searchDocs));
    },
  };
}
