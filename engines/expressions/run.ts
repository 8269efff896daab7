import type { Json } from '../json';
import { ExpressionFailure } from './errors';
import { Meter, STEPS_LIMIT, WARNINGS_LIMIT } from './limits';
import { contextRules } from './contexts';
import type { EvaluationOptions, Keyword, Position, SourceKind, Step, Warning } from './types';
import { jsonCopy, jsonType, Bytes, Decimal, type Value } from './values';
import { hexadecimal } from './filters';

/** What one evaluation has read and found so far, over all strings of its source. */
export class Run {
  readonly options: EvaluationOptions;
  readonly meter = new Meter();
  readonly steps: Step[] = [];
  readonly warnings: Warning[] = [];
  readonly variables: Readonly<Record<string, Json>>;
  readonly #found = new Map<string, Json | undefined>();
  readonly #warned = new Set<string>();
  readonly #tokens = new Set<string>();
  /** The string that is being evaluated, and its place in a source that is a JSON document. */
  #leaf = { pointer: '', text: '' };

  constructor(options: EvaluationOptions) {
    this.options = options;
    const { data, metadata } = options;
    const given = { data, metadata };
    this.variables = Object.fromEntries(
      contextRules(options.context).variables.map((name) => [
        name,
        name === 'data' || name === 'metadata'
          ? jsonCopy(given[name])
          : (this.find('variable', name) ?? null),
      ]),
    );
  }

  /** Begins the evaluation of one string. */
  enter(pointer: string, text: string): void {
    this.#leaf = { pointer, text };
  }

  /** Where `offset` of the current string is. */
  position(offset: number): Position {
    const before = this.#leaf.text.slice(0, offset);
    const line = before.split('\n').length;
    return { leaf: this.#leaf.pointer, offset, line, column: offset - before.lastIndexOf('\n') };
  }

  random(): number {
    const number = (this.options.random ?? Math.random)();
    return number >= 0 && number < 1 ? number : 0;
  }

  /** Notes a warning once for each place. */
  warn(kind: Warning['kind'], text: string, offset: number): void {
    const key = `${this.#leaf.pointer} ${offset} ${text}`;
    if (this.warnings.length >= WARNINGS_LIMIT || this.#warned.has(key)) return;
    this.#warned.add(key);
    this.warnings.push({ kind, text, at: this.position(offset) });
  }

  step(text: string, filter: string | undefined, value: Value, offset: number): void {
    if (this.steps.length >= STEPS_LIMIT) return;
    const plain = value instanceof Decimal ? value.value : value;
    const shown = plain instanceof Bytes ? hexadecimal(plain.content) : plain;
    const type = plain instanceof Bytes ? 'bytes' : jsonType(plain);
    this.steps.push({ text, filter, type, value: shown, at: this.position(offset) });
  }

  /** What the caller finds under an ID, asked for once; `undefined` where there is none. */
  find(kind: SourceKind, id: string): Json | undefined {
    const key = `${kind}:${id}`;
    if (!this.#found.has(key)) this.#found.set(key, this.#resolved(kind, id));
    return this.#found.get(key);
  }

  #resolved(kind: SourceKind, id: string): Json | undefined {
    let found: unknown;
    try {
      found = this.options.resolve?.(kind, id);
    } catch (error) {
      throw new ExpressionFailure(
        'The lookup failed',
        `Looking up "${id}" failed: ${error instanceof Error ? error.message : 'an error'}. Check the function "resolve".`,
      );
    }
    const value = found === undefined ? undefined : jsonCopy(found);
    this.meter.spend(100);
    return value;
  }

  /** Counts a token against the limit of the call. */
  countToken(keyword: Keyword, id: string): void {
    if (keyword === 'config' || keyword === 'transform_identifier') return;
    this.#tokens.add(`${keyword}:${id}`);
    const { mostTokens } = contextRules(this.options.context);
    if (mostTokens === undefined || this.#tokens.size <= mostTokens.count) return;
    throw new ExpressionFailure(
      'The call reads too many tokens',
      `${mostTokens.name} is ${mostTokens.count} tokens. Read the others in another call.`,
    );
  }
}
