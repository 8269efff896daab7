import type { Query, SearchOptions } from 'minisearch';
import { fullAnchor } from './anchors';
import {
  isInScope,
  type SearchDoc,
  type SearchDocuments,
  type SearchGroup,
  type SearchScope,
  type SearchSection,
} from './documents';
import { readIndex, type Field, type SearchIndexFile } from './index-file';
import { leadingTool, type LeadingTool } from './leading-tool';
import { sectionPlaces } from './places';
import { rankSections, type Matches, type RankedSection } from './rank-sections';
import { readQuery, type Alternative, type Marks, type ReadQuery } from './read-query';
import { createTitles } from './titles';
import { createVocabulary } from './vocabulary';

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
  readonly marks: Marks;
  /** Whether it's a tool that the query asks for, which comes before its part of the site. */
  readonly isLeading?: boolean;
  /** The language that the query names and the page has samples in. */
  readonly language?: string;
}

/** Search over the sections of all pages. */
export interface SearchEngine {
  /**
   * The best sections for what was typed, best first, as many as the documents file allows.
   *
   * @param query any text, of any length
   * @param scope what it's limited to; nothing otherwise
   */
  readonly search: (query: string, scope?: SearchScope) => readonly SearchHit[];
}

const FIELD_BOOSTS = { heading: 3, description: 2, names: 2, text: 1 } as const satisfies Record<
  Field,
  number
>;
const SEARCH_OPTIONS: SearchOptions = { tokenize: (term) => [term], boost: FIELD_BOOSTS };
const SYNONYM_BOOST = 0.7;
/** One or two letters begin so many terms that only those of titles and names are worth a look. */
const FIELDS_OF_FEW_LETTERS: Readonly<Record<number, Field[]>> = { 1: ['heading'], 2: ['heading', 'names'] };

function leaf({ term, boost, prefix = false }: Alternative): Query {
  return {
    combineWith: 'OR',
    queries: [term],
    boostTerm: () => boost,
    prefix,
    ...(prefix && term.length in FIELDS_OF_FEW_LETTERS ? { fields: FIELDS_OF_FEW_LETTERS[term.length] } : {}),
  };
}

const isNamed = (fields: readonly string[] | undefined): boolean =>
  fields?.includes('names' satisfies Field) ?? false;

/** The better match for each section. */
function bestOfEach(one: Matches, other: Matches): Matches {
  const best = new Map(one);
  for (const [section, match] of other)
    if ((best.get(section)?.score ?? 0) < match.score) best.set(section, match);
  return best;
}

/** The headings above a section, without its page's title. */
function headingsAbove(sections: readonly SearchSection[], section: number): string[] {
  const headings: string[] = [];
  let level = sections[section]?.level ?? 1;
  for (let index = section - 1; index > 0 && level > 2; index -= 1) {
    const above = sections[index];
    if (above === undefined || above.level >= level) continue;
    headings.unshift(above.heading);
    level = above.level;
  }
  return headings;
}

function toHit(
  { page, section, terms }: RankedSection,
  { languages, marks }: ReadQuery,
  docs: readonly SearchDoc[],
): SearchHit[] {
  const doc = docs[page];
  const target = doc?.sections[section];
  if (doc === undefined || target === undefined) return [];
  const { url, title, group, description, sections } = doc;
  const language = languages.find((name) => doc.languages?.includes(name));
  const common = {
    ...{ page, section, group, description, terms, marks },
    ...(language === undefined ? {} : { language }),
  };
  return target.heading === ''
    ? [{ ...common, url, title, path: [] }]
    : [
        {
          ...common,
          url: `${url}#${fullAnchor(target.anchor, target.heading)}`,
          title: target.heading,
          path: [title, ...headingsAbove(sections, section)],
        },
      ];
}

/** A tool that comes first. On its page nothing is marked, since the reader wants to use it. */
function leadingHit({ page, url }: LeadingTool, docs: readonly SearchDoc[]): SearchHit[] {
  const doc = docs[page];
  if (doc === undefined) return [];
  const { title, group, description } = doc;
  const marks = { words: '', terms: [] };
  return [{ page, section: 0, url, group, title, path: [], description, terms: [], marks, isLeading: true }];
}

/**
 * Prepares the two search files to be searched.
 *
 * @param documents the search documents file
 * @param file the search index file
 */
export function createSearchEngine(documents: SearchDocuments, file: SearchIndexFile): SearchEngine {
  const { searchDocs, options } = documents;
  const { engine, terms } = readIndex(file);
  const vocabulary = createVocabulary(terms, searchDocs);
  const places = sectionPlaces(searchDocs);
  const titles = createTitles(searchDocs);

  function isPageInScope(page: number | undefined, scope: SearchScope): boolean {
    const doc = searchDocs[page ?? -1];
    return doc !== undefined && isInScope(doc, scope);
  }

  function find(query: Query, scope: SearchScope): Matches {
    const isWanted = (section: number): boolean => isPageInScope(places[section]?.page, scope);
    return new Map(
      engine
        .search(query, SEARCH_OPTIONS)
        .filter(({ id }) => isWanted(id as number))
        // The engine multiplies by the number of terms met; here a word counts once, however many terms meet it.
        .map(({ id, score, queryTerms, terms, match }) => [
          id as number,
          { score: score / queryTerms.length, terms, named: terms.filter((term) => isNamed(match[term])) },
        ]),
    );
  }

  /** For each word of the query what it, or a synonym for it, found. */
  function findWords({ words, synonyms }: ReadQuery, scope: SearchScope): Matches[] {
    const findAll = (combineWith: 'OR' | 'AND', alternatives: readonly Alternative[]): Matches =>
      find({ combineWith, queries: alternatives.map(leaf) }, scope);
    const found = words.map(({ alternatives }) => findAll('OR', alternatives));
    for (const { terms: other, words: meant } of synonyms) {
      const matches = findAll(
        'AND',
        other.map((term) => ({ term, boost: SYNONYM_BOOST })),
      );
      for (const word of meant) found[word] = bestOfEach(found[word] ?? matches, matches);
    }
    return found;
  }

  return {
    search: (text, scope = {}) => {
      const query = readQuery(text, vocabulary, file.words);
      const found = findWords(query, scope);
      const hits = rankSections(query, found, { docs: searchDocs, places, titles }, options.maxHits).flatMap(
        (ranked) => toHit(ranked, query, searchDocs),
      );
      const tool = leadingTool(text, searchDocs);
      if (tool === undefined || !isPageInScope(tool.page, scope)) return hits;
      return [...leadingHit(tool, searchDocs), ...hits.filter(({ page }) => page !== tool.page)];
    },
  };
}
