/**
 * Texts with outputs of earlier steps of a workflow, in the spelling of Arazzo:
 * `{$steps.storeCard.outputs.tokenId}` inside a text, or without braces as all of it. A program keeps such a value in a
 * variable named after the output.
 */
import type { Json } from '../../../engines/json/index.ts';

/** A part of a text: literal, or the name of an output. */
export type OutputPart = { readonly text: string } | { readonly variable: string };

const WHOLE = /^\$steps\.[\w-]+\.outputs\.([\w-]+)$/;
const EMBEDDED = /\{\$steps\.[\w-]+\.outputs\.([\w-]+)\}/g;

/** Splits a text at the outputs in it; a text without any is one part. */
export function outputParts(text: string): readonly OutputPart[] {
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined) return [{ variable: whole }];
  const parts: OutputPart[] = [];
  let end = 0;
  for (const match of text.matchAll(EMBEDDED)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ variable: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  return end < text.length || parts.length === 0 ? [...parts, { text: text.slice(end) }] : parts;
}

/** The names of all outputs in a value, in the order of their first use. */
export function outputNames(value: Json | undefined): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string')
    return [...new Set(outputParts(value).flatMap((part) => ('variable' in part ? [part.variable] : [])))];
  if (typeof value !== 'object') return [];
  return [...new Set(Object.values(value).flatMap((item: Json) => outputNames(item)))];
}

/**
 * Writes a text as string literals and variables with `+` between them; without outputs, as one literal.
 *
 * @param variable how the language spells the variable of an output
 */
export function concatenation(text: string, variable: (output: string) => string): string {
  return outputParts(text)
    .map((part) => ('variable' in part ? variable(part.variable) : JSON.stringify(part.text)))
    .join(' + ');
}
