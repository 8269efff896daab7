import { ExpressionFailure } from '../errors';

/** What one step of a path selects from a value. */
export type Selector =
  | { readonly kind: 'one'; readonly key: string | number }
  | { readonly kind: 'slice'; readonly from?: number; readonly to?: number; readonly step: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'filter'; readonly condition: Condition };

/** One step: what it selects, from the value itself or from everything in it (`..`). */
export interface Segment {
  readonly descend: boolean;
  readonly selectors: readonly Selector[];
}

/** A path in a condition, from the value that is asked about or from the document. */
export interface Query {
  readonly kind: 'path';
  readonly root: '@' | '$';
  readonly segments: readonly Segment[];
}

/** What a condition compares. A path selects one value at most. */
export type Operand = { readonly kind: 'literal'; readonly value: null | boolean | number | string } | Query;

/** What `[?( … )]` asks of each value. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly left: Condition; readonly right: Condition }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'exists'; readonly query: Query }
  | { readonly kind: 'compare'; readonly operator: string; readonly left: Operand; readonly right: Operand };

const LONE_SURROGATE = /\p{Cs}/u;

/** What differs in single quotes; as JSON, the last is not valid. */
const IN_SINGLE_QUOTES: Readonly<Record<string, string>> = { "\\'": "'", '"': '\\"', '\\"': '"' };

/** Letters, digits and `_` of any script; `-` and a digit in front as Goessner's paths have them. */
const DOTTED_NAME = /[\w$\u{80}-\u{10FFFF}-]+/uy;

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
      'The "json" path isn\'t valid',
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
    this.#match(/[ \t\n\r]*/y);
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
    const quoted = this.#match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/sy);
    if (quoted === undefined) return undefined;
    const inner = quoted.slice(1, -1);
    try {
      const text = JSON.parse(
        `"${quoted.startsWith("'") ? inner.replace(/\\.|"/gs, (part) => IN_SINGLE_QUOTES[part] ?? part) : inner}"`,
      ) as string;
      if (!LONE_SURROGATE.test(text)) return text;
    } catch {
      // Fails below.
    }
    return this.#fail('text');
  }

  path(): readonly Segment[] {
    if (this.#match(/\$/y) === undefined) this.#fail('"$"');
    const segments = this.#segments();
    if (this.#at < this.#path.length) this.#fail('"." or "["');
    return segments;
  }

  #segments(): readonly Segment[] {
    const segments: Segment[] = [];
    for (;;) {
      this.#match(/[ \t\n\r]+(?=[.[])/y);
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
    const name = this.#match(DOTTED_NAME) ?? this.#fail('name');
    return { kind: 'one', key: name };
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
    const digits = this.#match(/0|-?[1-9]\d*/y);
    if (digits === undefined) return undefined;
    return Number.isSafeInteger(Number(digits)) ? Number(digits) : this.#fail('index');
  }

  #selector(): Selector {
    const name = this.#quoted();
    if (name !== undefined) return { kind: 'one', key: name };
    if (this.#match(/\*/y) !== undefined) return { kind: 'all' };
    if (this.#match(/\?/y) !== undefined)
      return { kind: 'filter', condition: this.#nested(() => this.#or()) };
    const from = this.#integer();
    if (!this.#has(':')) return { kind: 'one', key: from ?? this.#fail('index') };
    const to = this.#integer();
    const step = this.#has(':') ? this.#integer() : undefined;
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
    const isNegated = this.#match(/!(?!=)/y) !== undefined;
    const condition = this.#has('(')
      ? this.#parenthesized()
      : isNegated
        ? this.#existence(this.#operand())
        : this.#comparison();
    return isNegated ? { kind: 'not', of: condition } : condition;
  }

  #parenthesized(): Condition {
    const condition = this.#nested(() => this.#or());
    this.#expect(')');
    return condition;
  }

  #existence(operand: Operand): Condition {
    if (operand.kind === 'literal') this.#fail('value to compare');
    return { kind: 'exists', query: operand };
  }

  #comparison(): Condition {
    const left = this.#operand();
    this.#blanks();
    const operator = this.#match(/[=!]==?|[<>]=?/y);
    if (operator === undefined) return this.#existence(left);
    const compared = this.#compared(left);
    return {
      kind: 'compare',
      operator,
      left: compared,
      right: this.#compared(this.#operand()),
    };
  }

  #compared(operand: Operand): Operand {
    const selectsOne =
      operand.kind === 'literal' ||
      operand.segments.every(
        ({ descend, selectors }) => !descend && selectors.length === 1 && selectors[0]?.kind === 'one',
      );
    return selectsOne ? operand : this.#fail('value to compare');
  }

  #operand(): Operand {
    this.#blanks();
    const root = this.#match(/[@$]/y);
    if (root === '@' || root === '$')
      return { kind: 'path', root, segments: this.#nested(() => this.#segments()) };
    const text = this.#quoted();
    if (text !== undefined) return { kind: 'literal', value: text };
    const word = this.#match(/(?:true|false|null)\b|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (word === undefined) this.#fail('value to compare');
    return { kind: 'literal', value: JSON.parse(word) as null | boolean | number };
  }
}

/**
 * Reads a JSONPath of RFC 9535 without its functions, plus what Goessner's paths have: `-` and a digit in front in dotted
 * names, `===` and `!==`. Throws an `ExpressionFailure` that describes what is expected where.
 */
export function parseJsonPath(path: string): readonly Segment[] {
  return new PathReader(path).path();
}
