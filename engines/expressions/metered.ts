/** Parts of liquidjs whose work is not bounded by how long a template is. */
import type { Json } from '../json';
import { defaultOperators, type Emitter, type Operators } from 'liquidjs';
import type { Meter } from './limits';
import { jsonCopy, textOf } from './values';

/** Collects the text of a template, within the limits. */
export class TextEmitter implements Emitter {
  buffer = '';
  readonly #meter: Meter;

  constructor(meter: Meter) {
    this.#meter = meter;
  }

  write(part: unknown): void {
    const text = typeof part === 'string' ? part : textOf(jsonCopy(part));
    this.#meter.spend(text.length);
    this.#meter.ensure(this.buffer.length + text.length);
    this.buffer += text;
  }
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return Array.isArray(value) ? textOf(value as Json[]).length : 1;
}

/** The operators of conditions; comparing long values costs what reading them does. */
export function meteredOperators(meter: Meter): Operators {
  return Object.fromEntries(
    Object.entries(defaultOperators).map(([name, operator]) => [
      name,
      operator.length === 1
        ? operator
        : (left: unknown, right: unknown, context: never) => {
            meter.spend(sizeOf(left) + sizeOf(right));
            return (operator as (left: unknown, right: unknown, context: never) => unknown)(
              left,
              right,
              context,
            );
          },
    ]),
  ) as Operators;
}
