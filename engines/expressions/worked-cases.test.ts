import type { Json } from '../json';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filters } from './filters';
import { evaluateExpression, type ExpressionContext } from '.';

interface Outcome {
  readonly gives?: Json;
  readonly matches?: string;
  readonly fails?: boolean;
  readonly inferred?: boolean;
}

type WorkedFilter = Outcome & { readonly expression: string };
type WorkedContext = Outcome & {
  readonly context: ExpressionContext;
  readonly source: string;
  readonly data?: Json;
  readonly metadata?: Json;
};

type Named = Readonly<Record<string, Json>>;

const cases = parse(readFileSync(new URL('worked-cases.yaml', import.meta.url), 'utf8')) as {
  readonly values: Named;
  readonly filters: Readonly<Record<string, readonly WorkedFilter[]>>;
  readonly unknown: readonly string[];
  readonly tokens: Named;
  readonly apple_pay: Named;
  readonly config: Named;
  readonly variables: Named;
  readonly contexts: readonly WorkedContext[];
};

const FOUND: Readonly<Record<string, Named>> = {
  token: cases.tokens,
  apple_pay: cases.apple_pay,
  config: cases.config,
  variable: cases.variables,
};

function resolve(kind: string, id: string): Json | undefined {
  return FOUND[kind]?.[id];
}

/** The response, in the form of what a case wants of it. */
function outcomeOf({ source, context, data, metadata, matches }: WorkedContext): Outcome {
  const answer = evaluateExpression(source, { context, data, metadata, resolve });
  if (!answer.ok) return { fails: true, inferred: answer.error.inferred };
  const { value, warnings } = answer;
  const inferred = warnings.some(({ kind }) => kind === 'inferred');
  const fits = typeof value === 'string' && matches !== undefined && new RegExp(matches).test(value);
  return fits ? { matches, inferred } : { gives: value, inferred };
}

function wantedOf({ gives, matches, fails, inferred = false }: Outcome): Outcome {
  if (fails === true) return { fails, inferred };
  return matches === undefined ? { gives, inferred } : { matches, inferred };
}

describe.each(Object.entries(cases.filters))('the filter %s', (_, ofFilter) => {
  it.each(ofFilter)('$expression', (one) => {
    const source = `{{ ${one.expression} }}`;
    expect(outcomeOf({ ...one, context: 'mask', source, data: cases.values })).toEqual(wantedOf(one));
  });
});

describe('filters', () => {
  it('each have worked cases', () => {
    expect(Object.keys(cases.filters).concat('stringify').sort()).toEqual([...filters.keys()].sort());
  });

  it.each(cases.unknown)('do not include %s of other engines', (name) => {
    const answer = evaluateExpression(`{{ data | ${name} }}`, { context: 'mask', data: 'x' });
    expect(answer).toMatchObject({ ok: false, error: { title: "The filter doesn't exist" } });
  });
});

describe('an expression in its context', () => {
  it.each(cases.contexts)('$context: $source', (one) => {
    expect(outcomeOf(one)).toEqual(wantedOf(one));
  });
});
