import { closestPages, type SuggestedPage } from './closest-pages';
import {
  isLimited,
  type PageTexts,
  type SearchDocuments,
  type SearchGroup,
  type SearchScope,
} from './documents';
import type { SearchEngine, SearchHit } from './engine';
import { excerptOf, type Excerpt } from './excerpt';
import { createWordMatcher, splitAtMatches, type OutputPart } from './matched-words';
import { resultAddress } from '../addresses';

/** A section that a query found, ready to be shown. */
export interface SearchResult {
  /** Route with anchor, the language of samples that the query names, and the words that the page marks. */
  readonly url: string;
  readonly group: SearchGroup;
  /** Whether it's a tool that comes before its part of the site. */
  readonly isLeading?: boolean;
  readonly title: readonly OutputPart[];
  /** Title of the page and the headings above the section. */
  readonly path: readonly string[];
  /** The sentence that matches best; undefined while the text of the page is not there. */
  readonly excerpt: Excerpt;
  /** Shown instead of the excerpt. */
  readonly description: readonly OutputPart[];
  readonly hit: SearchHit;
}

/** What a query found. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** How many results there are in other parts of the site; counted only when the chosen part has none. */
  readonly elsewhere: number;
  /** Pages that the reader might have meant; only when there is no result anywhere. */
  readonly suggestions: readonly SuggestedPage[];
}

/** What queries are looked up in. */
export interface AnswerSource {
  readonly engine: SearchEngine;
  readonly documents: SearchDocuments;
  /** The strings of a page that are there already. */
  readonly knownTexts: (page: number) => PageTexts | undefined;
}

/**
 * Looks up a query.
 *
 * @param query any text, of any length
 * @param scope what it's limited to; nothing otherwise
 */
export function answerQuery(
  { engine, documents, knownTexts }: AnswerSource,
  query: string,
  scope: SearchScope = {},
): SearchAnswer {
  const { searchDocs, options } = documents;

  function toResult(hit: SearchHit): SearchResult {
    const termsMet = createWordMatcher(hit.marks.terms, hit.marks.beginning);
    const blocks = knownTexts(hit.page)?.[hit.section];
    return {
      url: resultAddress(hit.url, {
        language: hit.language,
        words: options.highlightResult ? hit.marks.words : '',
      }),
      group: hit.group,
      ...(hit.isLeading === true ? { isLeading: true } : {}),
      title: splitAtMatches(hit.title, termsMet),
      path: hit.path,
      description: splitAtMatches(hit.description, termsMet),
      excerpt: blocks && excerptOf(blocks, hit),
      hit,
    };
  }

  const hits = engine.search(query, scope);
  const elsewhere = hits.length > 0 || !isLimited(scope) ? 0 : engine.search(query).length;
  return {
    results: hits.map(toResult),
    elsewhere,
    suggestions: hits.length + elsewhere > 0 ? [] : closestPages(query, searchDocs),
  };
}
