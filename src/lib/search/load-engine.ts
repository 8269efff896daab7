import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { SearchDoc } from './documents';
import { decodeIndex, type SearchIndexFile } from './index-file';
import { invertField, keepStrongest, type InvertedField } from './inverted-field';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { indexTerms, readWords } from './words';

/** What a section is found by. */
export const FIELDS = ['heading', 'description', 'names', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** The engine, and the words that it knows. */
export interface LoadedEngine {
  readonly engine: MiniSearch;
  readonly vocabulary: Vocabulary;
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
}

/** The index in the form in which the engine writes itself, so that it reads it. */
function plainIndex(
  fields: readonly InvertedField[],
  terms: readonly string[],
  sectionCount: number,
): AsPlainObject {
  const sections = Array.from({ length: sectionCount }, (_, section) => section);
  return {
    documentCount: sectionCount,
    nextId: sectionCount,
    documentIds: Object.fromEntries(sections.map((section) => [section, section])),
    fieldIds: Object.fromEntries(FIELDS.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(
      sections.map((section) => [section, fields.map(({ lengths }) => lengths[section] ?? 0)]),
    ),
    averageFieldLength: fields.map(({ lengths }) => average(lengths)),
    storedFields: {},
    dirtCount: 0,
    index: terms.map((term) => [
      term,
      Object.fromEntries(
        fields.flatMap(({ postings }, field) => {
          const sectionsOfTerm = postings.get(term);
          return sectionsOfTerm === undefined ? [] : [[field, Object.fromEntries(sectionsOfTerm)] as const];
        }),
      ),
    ]),
    serializationVersion: 2,
  };
}

function writtenWords(docs: readonly SearchDoc[]): Map<string, string> {
  const texts = docs.flatMap(({ title, description, sections }) => [
    title,
    description,
    ...sections.map(({ heading }) => heading),
  ]);
  return new Map(
    texts.flatMap((text) =>
      readWords(text).flatMap(({ written, term, parts }) =>
        parts.length === 0 ? [[written, term] as const] : [],
      ),
    ),
  );
}

/**
 * Brings the index of the file and that of titles and headings together.
 *
 * @param docs pages of the documents file; their sections are numbered through
 */
export function loadEngine(docs: readonly SearchDoc[], file: SearchIndexFile): LoadedEngine {
  const { names, text } = decodeIndex(file);
  // An introduction is the page itself.
  const heading = keepStrongest(
    invertField(
      docs.flatMap((doc) => doc.sections.map((section) => indexTerms(section.heading || doc.title))),
    ),
  );
  const description = keepStrongest(
    invertField(
      docs.flatMap((doc) =>
        doc.sections.map(({ heading: own }) => (own === '' ? indexTerms(doc.description) : [])),
      ),
    ),
  );
  const fields = [heading, description, names, text];
  const terms = [...new Set(fields.flatMap(({ postings }) => [...postings.keys()]))].sort();
  return {
    engine: MiniSearch.loadJS(plainIndex(fields, terms, heading.lengths.length), {
      fields: [...FIELDS],
      // The words of a query are read before the engine sees them.
      processTerm: (term) => term,
    }),
    vocabulary: createVocabulary(terms, writtenWords(docs)),
  };
}
