import type { Json } from '../../engines/json/index.ts';
import { expect, test } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import type { Operation } from '../../pipeline/content/api-description/types.ts';
import { cellText, loadDataTable } from '../../pipeline/content/tables/index.ts';
import { exampleProblems } from './examples.ts';
import { passesLuhn } from '../../engines/card-numbers/index.ts';

const description = await loadApiDescription();
const operations = [...description.operations.values()];

test('every example fits its schema', () => {
  expect(exampleProblems(description)).toEqual([]);
});

test('every response with a body has an example', () => {
  const bare = operations.flatMap(({ id, responses }) =>
    responses
      .filter(({ contentType, examples }) => contentType && examples.length === 0)
      .map(({ status }) => `${id} ${status}`),
  );
  expect(bare).toEqual([]);
});

test('an error is marked as illustrative, unless a data file holds its title or its detail', () => {
  const cells = (table: string, column: string): ReadonlySet<string> =>
    new Set(loadDataTable(table).rows.map((row) => cellText(row[column])));
  const titles = cells('network-token-errors', 'title');
  const details = cells('code-error-classes', 'detail');
  const isSourced = (value: Json): boolean => {
    const { title, detail = '' } = value as { title?: string; detail?: string };
    return title === undefined ? details.has(detail) : titles.has(title);
  };
  const wrong = operations.flatMap(({ id, responses }) =>
    responses
      .filter(({ status }) => status >= 400)
      .flatMap(({ status, examples }) =>
        examples
          .filter(({ value, illustrative }) => illustrative === isSourced(value))
          .map(({ name }) => `${id} ${status}, example "${name}"`),
      ),
  );
  expect(wrong).toEqual([]);
});

test('every card number in an example passes the Luhn check', () => {
  const numbers = JSON.stringify(
    operations.map(({ requestExamples, responses }) => [requestExamples, responses]),
  ).matchAll(/"number":"(\d+)"/g);
  const failing = [...numbers].map(([, digits = '']) => digits).filter((digits) => !passesLuhn(digits));
  expect(failing).toEqual([]);
});

test.each([
  [
    'a wrong type',
    { type: 7 },
    'tokens.create, request example "bad", body/type: must be string {"type":"string"}',
  ],
  [
    'an unknown property',
    { typo: 'card' },
    'tokens.create, request example "bad", body: must NOT have additional properties {"additionalProperty":"typo"}',
  ],
  [
    'a wrong nested property',
    { privacy: { impact_level: 'huge' } },
    'tokens.create, request example "bad", body/privacy/impact_level: must be equal to one of the allowed values',
  ],
])('%s in a body is reported with operation and example', (_, body: Json, message) => {
  const create = description.operations.get('tokens.create') as Operation;
  const bad = {
    ...create,
    requestExamples: [{ name: 'bad', summary: 'Bad', parameters: {}, body, status: 201 }],
    responses: [],
  };
  const problems = exampleProblems({ ...description, operations: new Map([[bad.id, bad]]) });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test('a wrong parameter is reported', () => {
  const list = description.operations.get('tokens.listV2') as Operation;
  const bad = {
    ...list,
    requestExamples: [{ name: 'bad', summary: 'Bad', parameters: { size: 500 }, status: 200 }],
    responses: [],
  };
  expect(exampleProblems({ ...description, operations: new Map([[bad.id, bad]]) })).toEqual([
    'tokens.listV2, request example "bad", parameter size: must be <= 100 {"comparison":"<=","limit":100}',
  ]);
});
