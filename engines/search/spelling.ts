import leven from 'leven';
import type { Vocabulary } from './vocabulary';
import { indexTerms } from './words';

/** How many letters of a word can be wrong; none in most short ones. */
function toleratedMistakes(word: string): number {
  // A number with a wrong digit is another number.
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The words that a word becomes when two neighboring letters are swapped. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, place) =>
      word.slice(0, place) +
      word.slice(place + 1, place + 2) +
      word.slice(place, place + 1) +
      word.slice(place + 2),
  );
}

/**
 * Words that the reader might have meant by one that no term is or begins with: the written words that come closest to
 * it, all at the same distance.
 *
 * @param word in lower case
 */
export function meantWords(word: string, { has, written }: Vocabulary): readonly string[] {
  const swapped = swaps(word).filter((other) => written.has(other));
  let closest = toleratedMistakes(word);
  let words = closest > 0 ? swapped : [];
  for (const other of words.length > 0 || closest === 0 ? [] : written) {
    if (Math.abs(other.length - word.length) > closest) continue;
    const distance = leven(word, other, { maxDistance: closest + 1 });
    if (distance > closest) continue;
    if (distance < closest) words = [];
    closest = distance;
    words.push(other);
  }
  return words.filter((other) => indexTerms(other).some(has));
}
