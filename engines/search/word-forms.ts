/**
 * Which words are forms of one. "Secures" and "secured" are, "security" isn't. The index is coarser, since a page about
 * security helps a reader who searches for "secure". On that page, a mark claims that this is the word.
 */
import type { WordMatcher } from './matched-words';
import type { Word } from './words';

/** A single letter begins so many words that marking them doesn't help. */
const SHORTEST_BEGINNING = 2;

/** Endings of plurals, the past, and "-ing", with what they leave. The first that fits counts. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)(?:ies|ied)$/, 'y'],
  [/(?<=(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[aeiouy].*)ing$/, ''],
  [/eed$/, 'ee'],
  [/(?<=[aeiouy].*)ed$/, ''],
  [/(?<=[^su'])(?<!si)s$/, ''],
];

/**
 * What the forms of an English word have in common. It needn't be a word.
 *
 * @param written in lower case
 */
export function inflectionBase(written: string): string {
  const [ending, rest] = ENDINGS.find(([pattern]) => pattern.test(written)) ?? [/$/, ''];
  return written
    .replace(ending, rest)
    .replace(/(?<=.)e$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

/** What a word is compared by. A plain word has its base. A name such as `token:create`, or a path, is compared whole. */
function marksOf({ written, term, parts }: Word): readonly string[] {
  const isPlain = parts.length === 0 && /^\p{L}+$/u.test(written);
  return isPlain ? [inflectionBase(written)] : [term, ...parts.filter((part) => part.includes('/'))];
}

/**
 * Decides which words a page has marked. Those are all forms of what was asked for, and what begins with the word that's
 * still being typed. A word or name that only contains an asked word isn't marked.
 *
 * @param beginning in lower case
 */
export function createFormMatcher(asked: readonly Word[], beginning = ''): WordMatcher {
  const wanted = new Set(asked.flatMap((word) => marksOf(word)));
  return (word) => {
    const met = marksOf(word).filter((mark) => wanted.has(mark));
    const isBeginning = beginning.length >= SHORTEST_BEGINNING && word.written.startsWith(beginning);
    return met.length === 0 && isBeginning ? [beginning] : met;
  };
}
