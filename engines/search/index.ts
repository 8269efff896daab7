/**
 * Search over the sections of all pages. The build writes an index, which the browser and the server for assistants
 * search. No DOM, nothing of Node.js, nothing sent anywhere.
 */
export { fullAnchor, shortenAnchor } from './anchors';
export { answerQuery, type AnswerSource, type SearchAnswer, type SearchResult } from './answer';
export { closestPages } from './closest-pages';
export {
  ROW_LEVEL,
  SEARCH_FILTERS,
  SEARCH_URLS,
  SEARCH_VERSION,
  type PageTexts,
  type SearchDoc,
  type SearchDocuments,
  type SearchFilter,
  type SearchGroup,
  type SearchScope,
  type SearchUrls,
} from './documents';
export { createSearchEngine, type SearchHit } from './engine';
export { excerptOf, type Excerpt } from './excerpt';
export { groupByPart, type PartOfResults } from './group-by-part';
export { writeIndex, type SearchIndexFile } from './index-file';
export { asAsked, leadingTool } from './leading-tool';
export { findMatches, type OutputPart, type WordMatcher } from './matched-words';
export { sectionPlaces } from './places';
export { parseRecentSearches, withRecentSearch } from './recent-searches';
export { createFormMatcher } from './word-forms';
export { indexTerms, placeWords, readWords } from './words';
