import { ExpressionFailure } from '../errors';

/** What one step of a path selects from a value. */
export type Selector =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'slice'; readonly from?: number; readonly to?: number; readonly step: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'filter'; readonly condition: Condition };

/** One step: what it selects, from the value itself or from everything in it (`..`). */
export interface Segment {
  readonly descend: boolean;
  readonly selectors: readonly Selector[];
}

/** What a condition compares. */
export type Operand =
  | { readonly kind: 'literal'; readonly value: null | boolean | number | string }
  | { readonly kind: 'path'; readonly root: '@' | '$'; readonly segments: readonly Segment[] };

/** What `[?( … )]` asks of each value. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly left: Condition; readonly right: Condition }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'holds'; readonly operand: Operand }
  | { readonly kind: 'compare'; readonly operator: string; readonly left: Operand; readonly right: Operand };

/** Levels of parentheses and of paths in conditions of paths. */
const DEEPEST = 30;

class PathReader {
  readonly #path: string;
  #at = 0;
  #depth = 0;

  constructor(path: string) {
    this.#path = path;
  }

  #fail(expected: string): never {
    throw new ExpressionFailure(
      'The path of "json" is not valid',
      `"${this.#path}" has no ${expected} at character ${this.#at + 1}. Write a JSONPath such as "$.card.number" or "$.items[?(@.price < 5)].sku".`,
      { inferred: true },
    );
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#path) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #blanks(): void {
    this.#match(/\s*/y);
  }

  #has(text: string): boolean {
    this.#blanks();
    if (!this.#path.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #expect(text: string): void {
    if (!this.#has(text)) this.#fail(`"${text}"`);
  }

  #quoted(): string | undefined {
    const text = this.#match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/sy);
    return text?.slice(1, -1).replace(/\\(.)/gs, '$1');
  }

  path(): readonly Segment[] {
    this.#blanks();
    this.#expect('$');
    const segments = this.#segments();
    this.#blanks();
    if (this.#at < this.#path.length) this.#fail('"." or "["');
    return segments;
  }

  #segments(): readonly Segment[] {
    const segments: Segment[] = [];
    for (;;) {
      const dots = this.#match(/\.\.?/y);
      const descend = dots === '..';
      if (dots !== undefined && (!descend || this.#path[this.#at] !== '[')) {
        segments.push({ descend, selectors: [this.#dotted()] });
      } else if (this.#match(/\[/y) !== undefined) {
        segments.push({ descend, selectors: this.#bracketed() });
      } else {
        return segments;
      }
    }
  }

  #dotted(): Selector {
    if (this.#match(/\*/y) !== undefined) return { kind: 'all' };
    const name = this.#match(/[\p{L}\p{N}_$-]+/uy) ?? this.#fail('name');
    return { kind: 'name', name };
  }

  #bracketed(): readonly Selector[] {
    const selectors: Selector[] = [];
    do {
      this.#blanks();
      selectors.push(this.#selector());
    } while (this.#has(','));
    this.#expect(']');
    return selectors;
  }

  #integer(): number | undefined {
    this.#blanks();
    const digits = this.#match(/-?\d{1,15}/y);
    return digits === undefined ? undefined : Number(digits);
  }

  #selector(): Selector {
    const name = this.#quoted();
    if (name !== undefined) return { kind: 'name', name };
    if (this.#match(/\*/y) !== undefined) return { kind: 'all' };
    if (this.#match(/\?/y) !== undefined)
      return { kind: 'filter', condition: this.#nested(() => this.#or()) };
    const from = this.#integer();
    if (!this.#has(':')) return { kind: 'index', index: from ?? this.#fail('index, name or condition') };
    const to = this.#integer();
    const step = this.#has(':') ? this.#integer() : undefined;
    if (step === 0) this.#fail('step other than 0');
    return { kind: 'slice', from, to, step: step ?? 1 };
  }

  #nested<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > DEEPEST) this.#fail('end of its many levels');
    const result = read();
    this.#depth -= 1;
    return result;
  }

  #or(): Condition {
    let left = this.#and();
    while (this.#has('||')) left = { kind: 'or', left, right: this.#and() };
    return left;
  }

  #and(): Condition {
    let left = this.#unary();
    while (this.#has('&&')) left = { kind: 'and', left, right: this.#unary() };
    return left;
  }

  #unary(): Condition {
    this.#blanks();
    if (this.#match(/!(?!=)/y) !== undefined) return { kind: 'not', of: this.#nested(() => this.#unary()) };
    if (this.#has('(')) {
      const condition = this.#nested(() => this.#or());
      this.#expect(')');
      return condition;
    }
    const left = this.#operand();
    this.#blanks();
    const operator = this.#match(/[=!]==?|[<>]=?/y);
    if (operator === undefined) return { kind: 'holds', operand: left };
    return {
      kind: 'compare',
      operator: operator.replace('===', '==').replace('!==', '!='),
      left,
      right: this.#operand(),
    };
  }

  #operand(): Operand {
    this.#blanks();
    const root = this.#match(/[@$]/y);
    if (root === '@' || root === '$')
      return { kind: 'path', root, segments: this.#nested(() => this.#segments()) };
    const text = this.#quoted();
    if (text !== undefined) return { kind: 'literal', value: text };
    const word = this.#match(/(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (word === undefined) this.#fail('value to compare');
    return {
      kind: 'literal',
      value: JSON.parse(word.replace(/^(-?)0+(?=\d)/, '$1')) as null | boolean | number,
    };
  }
}

/** Reads a JSONPath after Goessner, without scripts. Throws an `ExpressionFailure` that says what is expected where. */
export function parseJsonPath(path: string): readonly Segment[] {
  return new PathReader(path).path();
}
