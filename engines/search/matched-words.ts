import { placeWords, type PlacedWord, type Word } from './words';

/** A piece of a string that is shown, and whether it is marked. */
export interface OutputPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A marked word: from `start` up to, not including, `end`, and the terms that it is marked for. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

/** The terms of a word that a query asks for; none when the word is not marked. */
export type WordMatcher = (word: Word) => readonly string[];

/** A single letter begins so many words that marking them doesn't help. */
const SHORTEST_BEGINNING = 2;

/**
 * Decides which words are marked: those with one of the terms, and those that begin with the word that is being typed.
 *
 * @param terms in the form in which the index holds them
 * @param beginning in lower case
 */
export function createWordMatcher(terms: Iterable<string>, beginning = ''): WordMatcher {
  const wanted = new Set(terms);
  return ({ written, term, parts }) => {
    const met = [term, ...parts].filter((own) => wanted.has(own));
    const isBeginning = beginning.length >= SHORTEST_BEGINNING && written.startsWith(beginning);
    return met.length === 0 && isBeginning ? [beginning] : met;
  };
}

/** Finds the words of a string that are marked, in order. */
export function findMatches(words: readonly PlacedWord[], termsMet: WordMatcher): Match[] {
  return words.flatMap(({ start, end, ...word }) => {
    const terms = termsMet(word);
    return terms.length === 0 ? [] : [{ start, end, terms }];
  });
}

/**
 * Splits a string into marked words and the text between them.
 *
 * @returns parts that, joined, are the text
 */
export function splitAtMatches(text: string, termsMet: WordMatcher): OutputPart[] {
  const parts: OutputPart[] = [];
  let shown = 0;
  const add = (end: number, isMatch: boolean): void => {
    if (end > shown) parts.push({ text: text.slice(shown, end), isMatch });
    shown = end;
  };
  for (const { start, end } of findMatches(placeWords(text), termsMet)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
