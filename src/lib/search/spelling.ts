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
function begunTerm(word: string, { has }: Vocabulary): string | undefined {
  const shortest = Math.max(SHORTEST_BEGINNING, word.length - LONGEST_UNFINISHED_ENDING);
  for (let length = word.length - 1; length >= shortest; length -= 1)
    if (has(word.slice(0, length))) return word.slice(0, length);
  return undefined;
}

/** Terms that a word is with two neighboring letters exchanged. */
function exchangedTerms(word: string, { has }: Vocabulary): string[] {
  return Array.from(
    { length: Math.max(word.length - 1, 0) },
    (_, place) =>
      word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2),
  ).filter(has);
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
 * Terms that the reader may have meant by a word that no term is or begins with, without counting wrong letters.
 *
 * @param forms the word as written and its stem
 */
export function meantTerms(forms: readonly string[], terms: Vocabulary): string[] {
  return [
    ...new Set(
      forms.flatMap((form) => [
        ...(/\d/.test(form) ? [] : [begunTerm(form, terms) ?? []].flat()),
        ...exchangedTerms(form, terms),
        ...joinedTerms(form, terms),
      ]),
    ),
  ];
}
