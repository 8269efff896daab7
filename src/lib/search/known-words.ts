import { placeWords, type PlacedWord } from './words';

/** About 2 MB. */
const MOST_TEXTS = 2_000;

const known = new Map<string, readonly PlacedWord[]>();

/**
 * The words of a text, which is read once: to read takes longer than all else of an answer, and a reader who types on sees
 * the same titles and sentences again.
 */
export function wordsOf(text: string): readonly PlacedWord[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_TEXTS) known.clear();
  const words = placeWords(text);
  known.set(text, words);
  return words;
}
