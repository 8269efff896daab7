/** The JSONPath Compliance Test Suite of RFC 9535, as the package of another implementation holds it. */
import type { Json } from '../../json';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { ExpressionFailure } from '../errors';
import { Meter } from '../limits';
import { selectByJsonPath } from './select';

const suiteSchema = z.object({
  tests: z.array(
    z.object({
      name: z.string(),
      selector: z.string(),
      document: z.json().default({}),
      result: z.array(z.json()).optional(),
      results: z.array(z.array(z.json())).optional(),
      invalid_selector: z.boolean().default(false),
    }),
  ),
});

const suite = path.join(
  path.dirname(createRequire(import.meta.url).resolve('jsonpath-rfc9535/package.json')),
  'src/__tests__/jsonpath-compliance-test-suite/cts.json',
);
const { tests } = suiteSchema.parse(JSON.parse(readFileSync(suite, 'utf8')));

/** Goessner's paths have no functions, and the platform names none: no rule decides what they give. */
const FUNCTION = /\b(?:count|length|match|search|value)\(/;
/** Goessner's names in dot form hold any character of a name, in front too. */
const ACCEPTED: readonly string[] = ['$.1'];

/** What a path selects; undefined where it's rejected. */
function selected(document: Json, selector: string): readonly Json[] | undefined {
  try {
    return selectByJsonPath(document, selector, new Meter());
  } catch (error) {
    expect(error).toBeInstanceOf(ExpressionFailure);
    return undefined;
  }
}

it("has the suite's paths", () => {
  expect(tests.length).toBeGreaterThan(600);
  expect(tests.filter(({ selector }) => FUNCTION.test(selector)).length).toBeLessThan(tests.length / 4);
});

const isRefused = ({ selector, invalid_selector }: (typeof tests)[number]): boolean =>
  FUNCTION.test(selector) || (invalid_selector && !ACCEPTED.includes(selector));

it.each(tests.filter(isRefused))('refuses $name: $selector', ({ selector, document }) => {
  expect(selected(document, selector)).toBeUndefined();
});

it.each(tests.filter((test) => !isRefused(test) && !ACCEPTED.includes(test.selector)))(
  'selects $name: $selector',
  ({ selector, document, result, results }) => {
    expect(results ?? [result]).toContainEqual(selected(document, selector));
  },
);

it.each(ACCEPTED)('accepts %s', (selector) => {
  expect(selected({ 1: 'one' }, selector)).toEqual(['one']);
});
