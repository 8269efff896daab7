import { SAMPLE_LANGUAGES } from '../code-samples/index.ts';

const COUNTS: Readonly<Record<string, () => number>> = { 'sample-languages': () => SAMPLE_LANGUAGES.length };

const REFERENCE = /\[\[count:([\w-]+)\]\]/g;

/** Numbers that prose spells out. */
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Replaces `[[count:sample-languages]]` by how many there are, in a word up to twelve.
 *
 * @param text of a page
 * @param place the page, for errors
 * @throws Error, a sentence with the page and line of a count that isn't known
 */
export function fillCounts(text: string, place: string): string {
  return text.replace(REFERENCE, (reference, name: string, offset: number) => {
    const count = Object.hasOwn(COUNTS, name) ? COUNTS[name]?.() : undefined;
    if (count !== undefined) return WORDS[count] ?? String(count);
    const line = text.slice(0, offset).split('\n').length;
    throw new Error(
      `${place}:${String(line)}: ${reference} counts nothing that is known. Name one of: ${Object.keys(COUNTS).join(', ')}.`,
    );
  });
}
