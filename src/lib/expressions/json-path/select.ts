/** Own code instead of a library: the paths come from anybody, so the work of each is counted, and no script is run. */
import type { Meter } from '../limits';
import type { Json } from '../types';
import { isObject } from '../values';
import { parseJsonPath, type Condition, type Operand, type Segment, type Selector } from './syntax';

function sliceOf(items: readonly Json[], { from, to, step }: Extract<Selector, { kind: 'slice' }>): Json[] {
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
      case 'name': {
        if (!isObject(value) || !Object.hasOwn(value, selector.name)) return [];
        const member = value[selector.name];
        return member === undefined ? [] : [member];
      }
      case 'index': {
        const item = Array.isArray(value) ? value.at(selector.index) : undefined;
        return item === undefined ? [] : [item];
      }
      case 'slice':
        return Array.isArray(value) ? sliceOf(value, selector) : [];
      case 'all':
        return membersOf(value);
      case 'filter':
        return membersOf(value).filter((member) => this.#holds(member, selector.condition));
    }
  }

  #operand(value: Json, operand: Operand): Json[] {
    if (operand.kind === 'literal') return [operand.value];
    return this.select(operand.root === '@' ? value : this.#document, operand.segments);
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
      case 'holds':
        return this.#operand(value, condition.operand).some((found) => found !== false && found !== null);
      case 'compare': {
        const [left] = this.#operand(value, condition.left);
        const [right] = this.#operand(value, condition.right);
        return compare(left, condition.operator, right);
      }
    }
  }
}

function compare(left: Json | undefined, operator: string, right: Json | undefined): boolean {
  if (operator === '==') return left === right;
  if (operator === '!=') return left !== right;
  const comparable =
    (typeof left === 'number' && typeof right === 'number') ||
    (typeof left === 'string' && typeof right === 'string');
  if (!comparable) return false;
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

/** All values of `document` that a JSONPath after Goessner selects, in its order. Throws an `ExpressionFailure`. */
export function selectByJsonPath(document: Json, path: string, meter: Meter): readonly Json[] {
  meter.spend(path.length);
  return new Selection(document, meter).select(document, parseJsonPath(path));
}
