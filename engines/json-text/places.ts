/** Places in what a reader typed. */

/** A place in a string. */
export interface TextPosition {
  /** In UTF-16 units. */
  readonly offset: number;
  readonly length: number;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/**
 * What is marked at a place, which is a word, a bracket of an expression, or one character. A word has an end, since a
 * regular expression that matches megabytes can exceed the stack.
 */
const MARKED = /[\p{L}\p{N}_-]{1,1000}|\{\{|\}\}|\{%|%\}|./suy;

/** A place in a string, with the word that begins there. */
export function placeAt(text: string, offset: number): TextPosition {
  const at = Math.max(0, Math.min(offset, text.length));
  const before = text.slice(0, at);
  MARKED.lastIndex = at;
  const [marked = ''] = MARKED.exec(text) ?? [];
  return {
    offset: at,
    length: marked.length,
    line: before.split('\n').length,
    column: at - before.lastIndexOf('\n'),
  };
}
