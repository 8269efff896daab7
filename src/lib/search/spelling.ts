import leven from 'leven';
import type { Vocabulary } from './vocabulary';

const SHORTEST_BEGINNING = 4;
const LONGEST_UNFINISHED_ENDING = 5;
const SHORTEST_HALF = 3;

/** How many letters of a word may be wrong. */
export function toleratedMistakes(word: string): number {
  // A number with a wrong digit is another number.
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The longest term that an unfinished word goes on from: "idempotenc" is on its way from "idempot" to "idempotency". */
function begunTerms(word: string, { has }: Vocabulary): string[] {
  const shortest = Math.max(SHORTEST_BEGINNING, word.length - LONGEST_UNFINISHED_ENDING);
  for (let length = word.length - 1; length >= shortest; length -= 1)
    if (has(word.slice(0, length))) return [word.slice(0, length)];
  return [];
}

/** The words that a word becomes when two neighboring letters are exchanged. */
function exchanges(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, place) =>
      word.slice(0, place) +
      word.slice(place + 1, place + 2) +
      word.slice(place, place + 1) +
      word.slice(place + 2),
  );
}

/** Terms of the written words that come closest to a misspelt one, all at the same distance. */
function misspeltTerms(word: string, { written }: Vocabulary): string[] {
  const exchanged = exchanges(word).flatMap((other) => written.get(other) ?? []);
  if (exchanged.length > 0) return exchanged;
  let closest = toleratedMistakes(word);
  let terms: string[] = [];
  for (const [other, term] of written) {
    if (Math.abs(other.length - word.length) > closest) continue;
    const distance = leven(word, other, { maxDistance: closest + 1 });
    if (distance > closest) continue;
    if (distance < closest) terms = [];
    closest = distance;
    terms.push(term);
  }
  return terms;
}

/** The two terms that a word was written together from: "cardnumber". */
function joinedTerms(word: string, { has }: Vocabulary): string[] {
  for (let length = word.length - SHORTEST_HALF; length >= SHORTEST_HALF; length -= 1) {
    const halves = [word.slice(0, length), word.slice(length)];
    if (halves.every(has)) return halves;
  }
  return [];
}

/**
 * Terms that the reader may have meant by a word that no term is or begins with: what it is on the way to, what it is a
 * misspelling of, what it was written together from; the first of these that there is.
 *
 * @param word in lower case
 */
export function meantTerms(word: string, vocabulary: Vocabulary): readonly string[] {
  if (/\d/.test(word)) return [];
  for (const guess of [begunTerms, misspeltTerms, joinedTerms]) {
    const terms = guess(word, vocabulary);
    if (terms.length > 0) return [...new Set(terms)];
  }
  return [];
}
