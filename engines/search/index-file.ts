import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { LanguageNames } from './languages';

/** What a section is found by. */
export const FIELDS = ['heading', 'description', 'names', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** A section as the engine indexes it, one string for each field. */
export type IndexedSection = Readonly<Record<Field, string>> & { readonly id: number };

/** How sections are indexed; the words of a query are read before the engine sees them. */
export const ENGINE_OPTIONS: Options<IndexedSection> = {
  fields: [...FIELDS],
  processTerm: (term) => term,
};

/** A field of the index; numbers are written by {@link packNumbers}, lists end at a space. */
interface PackedField {
  /** How many terms the field has in each section. */
  readonly lengths: string;
  /** For each term, in order: the sections that have it, each as the distance from the one before. */
  readonly sections: string;
  /** For each of these sections: how often the section has the term. */
  readonly frequencies: string;
}

/** The file `search-index-<timestamp>.json`: the engine's own form with the numbers packed, a third of its size. */
export interface SearchIndexFile {
  /** Every term, sorted; a line for each, which begins with how many characters it shares with the one before. */
  readonly terms: string;
  readonly fields: readonly PackedField[];
  readonly words: QueryWords;
}

/** What the words of a query can mean besides themselves. */
export interface QueryWords {
  /** Groups of phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  readonly languages: LanguageNames;
}

/** Above the space, the quotation mark and the other characters that JSON escapes, except for the backslash. */
const FIRST_CHARACTER = 35;
const SURROGATES = { first: 0xd800, count: 0x800 };

/** Writes each number as one character. */
function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => number + FIRST_CHARACTER)
    .map((code) => String.fromCodePoint(code < SURROGATES.first ? code : code + SURROGATES.count))
    .join('');
}

function unpackNumbers(text: string): number[] {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return (code < SURROGATES.first ? code : code - SURROGATES.count) - FIRST_CHARACTER;
  });
}

const MOST_SHARED = 31;

function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, place) => {
      const before = terms[place - 1] ?? '';
      let shared = 0;
      while (shared < Math.min(MOST_SHARED, term.length) && term[shared] === before[shared]) shared += 1;
      return packNumbers([shared]) + term.slice(shared);
    })
    .join('\n');
}

function unpackTerms(text: string): string[] {
  let before = '';
  return text.split('\n').map((line) => {
    const [shared = 0] = unpackNumbers(line.slice(0, 1));
    before = before.slice(0, shared) + line.slice(1);
    return before;
  });
}

type Frequencies = Readonly<Record<string, number>>;

function packField(
  { index, fieldLength }: AsPlainObject,
  field: number,
  strongest: (sections: Frequencies) => Frequencies,
): PackedField {
  const frequencies: number[] = [];
  const sections = index.map(([, fields]) => {
    let previous = -1;
    // Keys that are whole numbers are listed in numeric order.
    const distances = Object.entries(strongest((fields as Record<string, Frequencies>)[field] ?? {})).map(
      ([section, frequency]) => {
        const distance = Number(section) - previous - 1;
        previous = Number(section);
        frequencies.push(frequency);
        return distance;
      },
    );
    return packNumbers(distances);
  });
  return {
    lengths: packNumbers(Object.values(fieldLength).map((lengths) => lengths[field] ?? 0)),
    sections: sections.join(' '),
    frequencies: packNumbers(frequencies),
  };
}

/**
 * A term in more sections than this keeps those that it says most about; neither file nor query grows with the rest.
 * Short fields keep more: they describe what a section is about, and their lists are a small part of the file.
 */
const MOST_SECTIONS_OF_A_TERM: Readonly<Record<Field, number>> = {
  heading: 300,
  description: 200,
  names: 200,
  text: 64,
};

/** The sections that have most of a term for their length; their order is by number. */
function keepStrongest(
  sections: Frequencies,
  most: number,
  lengthOf: (section: string) => number,
): Frequencies {
  const entries = Object.entries(sections);
  if (entries.length <= most) return sections;
  const share = ([section, frequency]: readonly [string, number]): number =>
    frequency / (10 + lengthOf(section));
  return Object.fromEntries(entries.sort((one, other) => share(other) - share(one)).slice(0, most));
}

/**
 * Indexes sections at build time.
 *
 * @param sections numbered through from 0
 * @param tokenize cuts a string into its terms
 * @param words what the words of a query can mean
 */
export function writeIndex(
  sections: readonly IndexedSection[],
  tokenize: (text: string) => string[],
  words: QueryWords,
): SearchIndexFile {
  const engine = new MiniSearch<IndexedSection>({ ...ENGINE_OPTIONS, tokenize });
  engine.addAll(sections);
  // Serialized, so that maps are plain objects.
  const plain = JSON.parse(JSON.stringify(engine)) as AsPlainObject;
  plain.index.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    terms: packTerms(plain.index.map(([term]) => term)),
    fields: FIELDS.map((name, field) =>
      packField(plain, field, (ofTerm) =>
        keepStrongest(
          ofTerm,
          MOST_SECTIONS_OF_A_TERM[name],
          (section) => plain.fieldLength[section]?.[field] ?? 0,
        ),
      ),
    ),
    words,
  };
}

type MutableFrequencies = Record<string, number>;

function unpackSections(field: PackedField): (MutableFrequencies | undefined)[] {
  const frequencies = unpackNumbers(field.frequencies).values();
  return field.sections.split(' ').map((distances) => {
    if (distances === '') return undefined;
    const ofTerm: MutableFrequencies = {};
    let section = -1;
    for (const distance of unpackNumbers(distances)) {
      section += distance + 1;
      ofTerm[section] = frequencies.next().value ?? 0;
    }
    return ofTerm;
  });
}

/** The terms of an index, sorted by code unit, and the engine over them. */
export interface ReadIndex {
  readonly engine: MiniSearch;
  readonly terms: readonly string[];
}

/** Reads in the browser what {@link writeIndex} wrote. */
export function readIndex(file: SearchIndexFile): ReadIndex {
  const terms = unpackTerms(file.terms);
  const lengths = file.fields.map((field) => unpackNumbers(field.lengths));
  const fields = file.fields.map(unpackSections);
  const sections = Array.from(lengths[0] ?? [], (_, section) => section);
  const average = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
  const engine = MiniSearch.loadJS(
    {
      documentCount: sections.length,
      nextId: sections.length,
      documentIds: Object.fromEntries(sections.map((section) => [section, section])),
      fieldIds: Object.fromEntries(FIELDS.map((name, field) => [name, field])),
      fieldLength: Object.fromEntries(
        sections.map((section) => [section, lengths.map((ofField) => ofField[section] ?? 0)]),
      ),
      averageFieldLength: lengths.map(average),
      storedFields: {},
      dirtCount: 0,
      index: terms.map((term, place) => [
        term,
        Object.fromEntries(
          fields.flatMap((ofField, field) => {
            const ofTerm = ofField[place];
            return ofTerm === undefined ? [] : [[field, ofTerm] as const];
          }),
        ),
      ]),
      serializationVersion: 2,
    },
    ENGINE_OPTIONS as Options,
  );
  return { engine, terms };
}
