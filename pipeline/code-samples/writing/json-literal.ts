/** Free-form JSON in languages whose literals resemble it: the keys keep their wire spelling. */
import type { Json } from '../../../engines/json/index.ts';
import type { Doc } from './layout.ts';

/** How a language writes the parts of a JSON value. */
export interface JsonLiterals {
  readonly null: string;
  readonly true: string;
  readonly false: string;
  /** A text, which may hold outputs of earlier calls. */
  readonly string: (text: string) => string;
  readonly list: (items: readonly Doc[]) => Doc;
  readonly object: (members: readonly (readonly [key: string, value: Doc])[]) => Doc;
}

/** A string literal in double quotes; all of the languages read the escapes of JSON. */
export function quoted(value: string): string {
  return JSON.stringify(value);
}

/** Writes a JSON value with the literals of a language. */
export function jsonLiteral(value: Json, literals: JsonLiterals): Doc {
  if (value === null) return literals.null;
  if (typeof value === 'boolean') return value ? literals.true : literals.false;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return literals.string(value);
  if (Array.isArray(value)) return literals.list(value.map((item) => jsonLiteral(item, literals)));
  return literals.object(
    Object.entries(value).map(([key, item]) => [key, jsonLiteral(item, literals)] as const),
  );
}
