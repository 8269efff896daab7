/**
 * Finds where a string stops being JSON, and where a value or a character in it is written.
 * `JSON.parse` says none of that in the same way in all browsers.
 */
import { Mistake, Reader } from './reader';

export { placeAt, type TextPosition } from './places';
export { DEEPEST } from './reader';

/** Why it isn't JSON, as a sentence without a place, and the offset in UTF-16 units. */
export interface JsonMistake {
  readonly sentence: string;
  readonly offset: number;
}

/** The first place where it isn't JSON, or undefined. Never throws. */
export function jsonMistake(text: string): JsonMistake | undefined {
  try {
    new Reader(text, () => undefined).document();
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Mistake) return { sentence: thrown.message, offset: thrown.offset };
    return { sentence: "This isn't JSON that can be read here. Write less of it.", offset: 0 };
  }
}

/** How many units of the text write the next unit of a string. */
function writtenLength(text: string, at: number): number {
  if (text[at] !== '\\') return 1;
  return text[at + 1] === 'u' ? 6 : 2;
}

/**
 * Where a value is written.
 *
 * @param pointer JSON Pointer of the value
 * @returns offsets in UTF-16 units, from `start` up to, not including, `end`. It's undefined if the document has no such value
 */
export function valueSpan(
  text: string,
  pointer: string,
): { readonly start: number; readonly end: number } | undefined {
  let span: { readonly start: number; readonly end: number } | undefined;
  try {
    new Reader(text, (one, start, end) => {
      if (one === pointer) span = { start, end };
    }).document();
  } catch {
    return undefined;
  }
  return span;
}

/**
 * Where a character of a string in a JSON document is written.
 *
 * @param text the document
 * @param pointer JSON Pointer of the string
 * @param offset of the character in the value of the string, in UTF-16 units
 * @returns the offset in the document, or 0 where it has no such string
 */
export function writtenOffset(text: string, pointer: string, offset: number): number {
  const span = valueSpan(text, pointer);
  if (span === undefined || text[span.start] !== '"') return 0;
  let at = span.start + 1;
  for (let passed = 0; passed < offset && text[at] !== '"' && at < text.length; passed += 1)
    at += writtenLength(text, at);
  return at;
}
