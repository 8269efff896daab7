/** Values that the platform answered with. The page gets references, and an Element shows what one refers to. */
import type { DataElementReference } from '@basis-theory/web-elements';
import { problem } from './problem.ts';

type Value = string | number | boolean;

const values = new Map<string, Value>();
let answers = 0;

const keyOf = ({ correlationId, path }: DataElementReference): string => `${correlationId} ${path}`;

/** The answer with a reference in place of each value. */
export function withReferences(answer: unknown): unknown {
  answers += 1;
  const correlationId = `answer-${answers}`;
  const replace = (node: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((item, index) => replace(item, [...path, String(index)]));
    if (typeof node === 'object' && node !== null)
      return Object.fromEntries(
        Object.entries(node).map(([key, value]) => [key, replace(value, [...path, key])]),
      );
    if (node === null || node === undefined) return node;
    const reference = { correlationId, elementId: 'data', path: path.join('.') };
    values.set(keyOf(reference), node as Value);
    return reference;
  };
  return replace(answer, []);
}

/**
 * What a reference refers to. Anything but a reference of this page is a wrong call: plain values are refused.
 *
 * @param place for the sentence, e.g. `setValue of text`
 */
export function referredValue(place: string, reference: unknown): Value {
  const isReference =
    typeof reference === 'object' &&
    reference !== null &&
    ['correlationId', 'elementId', 'path'].every((key) => key in reference);
  if (!isReference) problem(`${place} requires a reference from an answer of the platform, not a value.`);
  const value = values.get(keyOf(reference as DataElementReference));
  if (value === undefined) problem(`${place} got a reference that no answer of the platform holds.`);
  return value;
}
