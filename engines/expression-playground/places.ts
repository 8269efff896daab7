/** From places in what is evaluated to places in what is typed. */
import { contextRules, type ExpressionContext, type Position } from '../expressions';
import { jsonMistake, placeAt, writtenOffset, type TextPosition } from '../json-text';

/** Turns places that an evaluation reports into places in the expression as it's typed, which can be a JSON document. */
export function placesIn(source: string, where: ExpressionContext): (at: Position) => TextPosition {
  const isDocument =
    contextRules(where).isDocument && /^\s*["[{]/.test(source) && jsonMistake(source) === undefined;
  return ({ leaf, offset }) => placeAt(source, isDocument ? writtenOffset(source, leaf, offset) : offset);
}
