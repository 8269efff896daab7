/** From places in what is evaluated to places in what is typed. */
import { contextRules, type ExpressionContext, type Position } from '../expressions';
import { jsonMistake, writtenOffset } from './json-text';
import type { Place } from './types';

/** What is marked at a place, which is a word, a bracket of an expression, or one character. */
const MARKED = /[\p{L}\p{N}_-]+|\{\{|\}\}|\{%|%\}|./suy;

/** A place in a string, with the word that begins there. */
export function placeAt(text: string, offset: number): Place {
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

/** Turns places that an evaluation reports into places in the expression as it's typed, which can be a JSON document. */
export function placesIn(source: string, where: ExpressionContext): (at: Position) => Place {
  const isDocument =
    contextRules(where).isDocument && /^\s*["[{]/.test(source) && jsonMistake(source) === undefined;
  return ({ leaf, offset }) => placeAt(source, isDocument ? writtenOffset(source, leaf, offset) : offset);
}
