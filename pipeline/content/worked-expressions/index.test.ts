import { describe, expect, it } from 'vitest';
import { filters } from '../../../engines/expressions/filters/index.ts';
import { evaluateExpression } from '../../../engines/expressions/index.ts';
import { cellText, loadDataTable } from '../tables/index.ts';
import type { StatedExample } from './example-sets.ts';
import {
  allFilters,
  exampleSetNames,
  filtersOfGroup,
  givenInput,
  loadExampleSets,
  workedExamples,
  type ExampleSets,
  type FilterFacts,
} from './index.ts';

/** An argument of each type. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  integer: '1',
  number: '1',
  text: "'x'",
  array: 'data.list',
  'one character': "'*'",
  'any value': "'x'",
  "`'true'` or `'false'`": "'true'",
  "`'sha-1'`, `'sha-256'` or `'sha-512'`": "'sha-256'",
};

/** The filter of null, with its required arguments. */
function ofNull({ name, arguments: args }: FilterFacts): string {
  const required = args.filter(({ absent }) => absent === undefined).map(({ type }) => ARGUMENTS[type]);
  return `{{ data.nothing | ${name}${required.length === 0 ? '' : `: ${required.join(', ')}`} }}`;
}

describe('the filters of the data', () => {
  const facts = allFilters(loadDataTable);

  it('match the evaluator', () => {
    // The older name of another.
    expect([...facts.map(({ name }) => name), 'stringify'].sort()).toEqual([...filters.keys()].sort());
  });

  it('have arguments that the evaluator accepts', () => {
    for (const { name, arguments: args } of facts) {
      const required = args.filter(({ absent }) => absent === undefined);
      expect(filters.get(name)?.least).toBeLessThanOrEqual(required.length);
      expect(filters.get(name)?.most).toBeGreaterThanOrEqual(args.length);
    }
  });

  it.each(facts)('give for null what the evaluator returns: $name', (filter) => {
    const answer = evaluateExpression(ofNull(filter), { context: 'mask', data: { list: [] } });
    const isInferred = answer.ok && answer.warnings.some(({ kind }) => kind === 'inferred');
    const replaced = answer.ok && answer.value === null ? 'Stays null' : 'a value';
    const published = answer.ok ? replaced : 'Fails';
    const said = filter.nothing.replace(/^(?:Treated as (?:an empty string|0)|Is replaced)$/, 'a value');
    expect([said, filter.verify.nothing]).toEqual(
      isInferred ? ['', 'If it can be null, put `default` before it.'] : [published, undefined],
    );
  });

  it('are all that arguments name', () => {
    const owners = loadDataTable('expression-arguments').rows.map(
      ({ argument }) => cellText(argument).split('.')[0],
    );
    expect(facts.map(({ name }) => name)).toEqual(expect.arrayContaining(owners));
  });

  it.each(facts)('have worked examples: $name', ({ name }) => {
    expect(workedExamples(loadExampleSets('filters'), name).length).toBeGreaterThan(0);
  });

  it('have a signature with a question mark after optional arguments', () => {
    const [, revealLast] = filtersOfGroup('Masking', loadDataTable);
    expect(revealLast?.signature).toBe('text | reveal_last: length, mask_char? → text');
  });

  it('of a group that does not exist fail with the groups that do', () => {
    expect(() => filtersOfGroup('Colors', loadDataTable)).toThrow(
      /^No filter has the group "Colors"\. The groups are: Aliasing, Cards, .*\.$/,
    );
  });
});

describe.each(exampleSetNames())('content/data/worked-expressions/%s.yaml', (name) => {
  const sets = loadExampleSets(name);
  it.each(Object.keys(sets.sets))('states what the evaluator returns: %s', (set) => {
    expect(() => workedExamples(sets, set)).not.toThrow();
  });
});

function setsOf(example: StatedExample): ExampleSets {
  return {
    name: 'some',
    context: 'mask',
    data: { pan: '5555341244441115', n: 7 },
    finds: { token: { tok_card: { data: { number: '42' } } } },
    sets: { one: [example] },
  };
}

describe('an example', () => {
  it.each<{ example: StatedExample; says: RegExp }>([
    { example: { expression: '{{ data.pan | last4 }}', result: '1116' }, says: /it gives "1115"/ },
    {
      example: { expression: '{{ data.pan | last5 }}', result: '1115' },
      says: /it fails: There's no filter named "last5"/,
    },
    {
      example: { expression: '{{ data.pan | last4 }}', fails: 'too short' },
      says: /it does not fail, but gives "1115"/,
    },
    {
      example: { expression: '{{ data.pan | last5 }}', fails: 'no such filter' },
      says: /no published rule says that it fails/,
    },
    {
      example: { expression: '{{ data.n | last4 }}', result: '7' },
      says: /no published rule decides its result/,
    },
    {
      example: { expression: '{{ data.pan | alias_card }}', result: '12', matches: '^\\d{16}$' },
      says: /"12" does not match/,
    },
    {
      example: { expression: '{{ data.pan | alias_card }}', result: '12' },
      says: /its result differs each time, and it lacks "matches"/,
    },
    {
      example: { expression: '{{ nope }}', context: ['detokenize', 'reactor'], result: '42' },
      says: /it fails: "nope" isn't a variable/,
    },
    {
      example: { expression: { n: '{{ tok_card }}' }, context: 'reactor', result: { n: '42' } },
      says: /it gives \{"n":\{"number":"42"\}\}/,
    },
  ])('whose result is stated wrongly fails: $example.expression, $example.result', ({ example, says }) => {
    expect(() => workedExamples(setsOf(example), 'one')).toThrow(says);
    expect(() => workedExamples(setsOf(example), 'one')).toThrow(
      /^content\/data\/worked-expressions\/some\.yaml, set "one": [^]* is stated wrongly: [^]*\. Correct the example\.$/,
    );
  });

  it('shows what it reads of the data that all share', () => {
    const [example] = workedExamples(setsOf({ expression: '{{ data.pan | last4 }}', result: '1115' }), 'one');
    expect(example?.inputs).toEqual([{ name: 'data.pan', value: '5555341244441115' }]);
  });

  it('shows the data that it brings', () => {
    const stated: StatedExample = {
      context: 'fingerprint',
      expression: '{{ metadata.customer }}:{{ data }}',
      data: '17',
      metadata: { customer: 'c1' },
      result: 'c1:17',
    };
    const [example] = workedExamples(setsOf(stated), 'one');
    expect(example?.inputs).toEqual([
      { name: 'data', value: '17' },
      { name: 'metadata', value: { customer: 'c1' } },
    ]);
  });

  it('of a set that does not exist fails with the sets that do', () => {
    expect(() => workedExamples(setsOf({ expression: 'x', result: 'x' }), 'two')).toThrow(
      'content/data/worked-expressions/some.yaml has no set "two". It has: one.',
    );
  });
});

describe('what examples read', () => {
  const sets = setsOf({ expression: 'x', result: 'x' });

  it('is shown by kind and name', () => {
    expect(JSON.parse(givenInput(sets, 'token tok_card'))).toEqual({ data: { number: '42' } });
    expect(JSON.parse(givenInput(sets, 'data'))).toEqual({ pan: '5555341244441115', n: 7 });
  });

  it('that is not there fails with what is', () => {
    expect(() => givenInput(sets, 'token tok_bank')).toThrow('It gives: token tok_card.');
  });
});

describe('a file of examples', () => {
  it('that does not exist fails with those that do', () => {
    expect(() => loadExampleSets('colors')).toThrow(
      /^There is no content\/data\/worked-expressions\/colors\.yaml\. The files are: .*filters/,
    );
  });
});
