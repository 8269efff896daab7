/**
 * Own code, after two libraries for RFC 9535 that pass its compliance suite were tried. `jsonpath-rfc9535` 1.3.0 reads
 * `a && b && c` as `a && (b || c)`. `json-p3` 2.3.1 rejects `0.5`, and takes `$` in a path of a condition for the inner
 * value. Neither counts its work, although paths come from anyone, and the latter adds 11.6 kB to each tool that has
 * expressions. The suite runs against this code, see `compliance.test.ts`; `select.test.ts` has what the suite lacks.
 */
import type { Json } from '../../json';
import type { Meter } from '../limits';
import { isObject } from '../values';
import {
  parseJsonPath,
  type Condition,
  type Operand,
  type Query,
  type Segment,
  type Selector,
} from './syntax';

function sliceOf(items: readonly Json[], { from, to, step }: Extract<Selector, { kind: 'slice' }>): Json[] {
  if (step === 0) return [];
  const size = items.length;
  const place = (index: number): number => (index < 0 ? size + index : index);
  const start = place(from ?? (step > 0 ? 0 : size - 1));
  const end = to === undefined ? (step > 0 ? size : -1) : place(to);
  const selected: Json[] = [];
  const first = step > 0 ? Math.max(0, start) : Math.min(size - 1, start);
  for (let index = first; step > 0 ? index < Math.min(end, size) : index > Math.max(end, -1); index += step) {
    const item = items[index];
    if (item !== undefined) selected.push(item);
  }
  return selected;
}

function membersOf(value: Json): Json[] {
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.values(value) : [];
}

function memberOf(value: Json, key: string | number): Json | undefined {
  if (typeof key === 'number') return Array.isArray(value) ? value.at(key) : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What looking at a value costs, in the work of one character. */
const VISIT_WORK = 5;

class Selection {
  readonly #document: Json;
  readonly #meter: Meter;

  constructor(document: Json, meter: Meter) {
    this.#document = document;
    this.#meter = meter;
  }

  select(start: Json, segments: readonly Segment[]): Json[] {
    let values = [start];
    for (const { descend, selectors } of segments) {
      let from: Json[] = [];
      if (descend) for (const value of values) this.#addWithDescendants(value, from);
      else from = values;
      values = [];
      for (const value of from)
        for (const selector of selectors) {
          const selected = this.#one(value, selector);
          this.#meter.spend(VISIT_WORK + selected.length);
          for (const one of selected) values.push(one);
        }
    }
    return values;
  }

  #addWithDescendants(value: Json, found: Json[]): void {
    this.#meter.spend(VISIT_WORK);
    found.push(value);
    for (const member of membersOf(value)) this.#addWithDescendants(member, found);
  }

  #one(value: Json, selector: Selector): Json[] {
    switch (selector.kind) {
      case 'one': {
        const member = memberOf(value, selector.key);
        return member === undefined ? [] : [member];
      }
      case 'slice':
        return Array.isArray(value) ? sliceOf(value, selector) : [];
      case 'all':
        return membersOf(value);
      case 'filter':
        return membersOf(value).filter((member) => this.#holds(member, selector.condition));
    }
  }

  #query(value: Json, { root, segments }: Query): Json[] {
    return this.select(root === '@' ? value : this.#document, segments);
  }

  #operand(value: Json, operand: Operand): Json | undefined {
    return operand.kind === 'literal' ? operand.value : this.#query(value, operand)[0];
  }

  #holds(value: Json, condition: Condition): boolean {
    this.#meter.spend(VISIT_WORK);
    switch (condition.kind) {
      case 'and':
        return this.#holds(value, condition.left) && this.#holds(value, condition.right);
      case 'or':
        return this.#holds(value, condition.left) || this.#holds(value, condition.right);
      case 'not':
        return !this.#holds(value, condition.of);
      case 'exists':
        return this.#query(value, condition.query).length > 0;
      case 'compare': {
        const left = this.#operand(value, condition.left);
        const right = this.#operand(value, condition.right);
        return this.#compares(left, condition.operator, right);
      }
    }
  }

  #compares(left: Json | undefined, operator: string, right: Json | undefined): boolean {
    if (operator.startsWith('=')) return this.#isEqual(left, right);
    if (operator.startsWith('!')) return !this.#isEqual(left, right);
    if (operator.startsWith('<') ? isLess(left, right) : isLess(right, left)) return true;
    return operator.endsWith('=') && this.#isEqual(left, right);
  }

  #isEqual(left: Json | undefined, right: Json | undefined): boolean {
    this.#meter.spend(VISIT_WORK);
    if (Array.isArray(left) !== Array.isArray(right)) return false;
    if (!isSet(left) || !isSet(right)) return left === right;
    const names = Object.keys(left);
    // Listing properties takes its time, even where the first difference ends the comparison.
    this.#meter.spend(names.length + Object.keys(right).length);
    const others = new Map(Object.entries(right));
    return (
      names.length === others.size &&
      Object.entries(left).every(([name, member]) => this.#isEqual(member, others.get(name)))
    );
  }
}

function isSet(value: Json | undefined): value is Json[] | Record<string, Json> {
  return typeof value === 'object' && value !== null;
}

function isLess(left: Json | undefined, right: Json | undefined): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  return typeof left === 'string' && typeof right === 'string' && left < right;
}

/** All values of `document` that a JSONPath selects, in its order. Throws an `ExpressionFailure`. */
export function selectByJsonPath(document: Json, path: string, meter: Meter): readonly Json[] {
  meter.spend(path.length);
  return new Selection(document, meter).select(document, parseJsonPath(path));
}
