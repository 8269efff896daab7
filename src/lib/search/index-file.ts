import type { InvertedField } from './inverted-field';
import { decodeNumbers, encodeNumbers } from './number-text';

/** A field of the index, as text. Numbers are written by `encodeNumbers`. */
interface FieldFile {
  /** How many terms the field has in each section. */
  readonly lengths: string;
  /** For each term, in order: in how many sections it stands, and the distance of each from the one before. */
  readonly sections: string;
  /** For each of these sections: how often the term stands there, less one. */
  readonly frequencies: string;
}

/**
 * The file `search-index-<timestamp>.json`. Titles and headings are not in it: they stand in the documents file, and the
 * browser indexes them.
 */
export interface SearchIndexFile {
  /** Every term, sorted; each begins with the number of letters that it shares with the one before. */
  readonly terms: string;
  readonly names: FieldFile;
  readonly text: FieldFile;
  /** Groups of phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/** The fields that the file holds. */
export interface WrittenFields {
  readonly names: InvertedField;
  readonly text: InvertedField;
}

const LONGEST_SHARED = 31;

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < LONGEST_SHARED && length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function encodeTerms(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = sharedLength(term, terms[index - 1] ?? '');
      return encodeNumbers([shared]) + term.slice(shared);
    })
    .join('\n');
}

function decodeTerms(text: string): string[] {
  let previous = '';
  return text.split('\n').map((entry) => {
    const [shared = 0] = decodeNumbers(entry.slice(0, 1));
    previous = previous.slice(0, shared) + entry.slice(1);
    return previous;
  });
}

function encodeField({ lengths, postings }: InvertedField, terms: readonly string[]): FieldFile {
  const sections: number[] = [];
  const frequencies: number[] = [];
  for (const term of terms) {
    const ofTerm = postings.get(term) ?? new Map<number, number>();
    sections.push(ofTerm.size);
    let previous = -1;
    for (const [section, frequency] of ofTerm) {
      sections.push(section - previous - 1);
      frequencies.push(frequency - 1);
      previous = section;
    }
  }
  return {
    lengths: encodeNumbers(lengths),
    sections: encodeNumbers(sections),
    frequencies: encodeNumbers(frequencies),
  };
}

function decodeField(file: FieldFile, terms: readonly string[]): InvertedField {
  const sections = decodeNumbers(file.sections).values();
  const frequencies = decodeNumbers(file.frequencies).values();
  const next = (numbers: Iterator<number, undefined>): number => numbers.next().value ?? 0;
  const postings = new Map<string, ReadonlyMap<number, number>>();
  for (const term of terms) {
    const ofTerm = new Map<number, number>();
    let section = -1;
    for (let left = next(sections); left > 0; left -= 1) {
      section += next(sections) + 1;
      ofTerm.set(section, next(frequencies) + 1);
    }
    if (ofTerm.size > 0) postings.set(term, ofTerm);
  }
  return { lengths: decodeNumbers(file.lengths), postings };
}

/**
 * Writes the index for the way to the browser.
 *
 * @param synonyms groups of phrases that mean the same
 */
export function encodeIndex(
  { names, text }: WrittenFields,
  synonyms: SearchIndexFile['synonyms'],
): SearchIndexFile {
  const terms = [...new Set([...names.postings.keys(), ...text.postings.keys()])].sort();
  return {
    terms: encodeTerms(terms),
    names: encodeField(names, terms),
    text: encodeField(text, terms),
    synonyms,
  };
}

/** Reads back what {@link encodeIndex} wrote. */
export function decodeIndex(file: SearchIndexFile): WrittenFields {
  const terms = decodeTerms(file.terms);
  return { names: decodeField(file.names, terms), text: decodeField(file.text, terms) };
}
