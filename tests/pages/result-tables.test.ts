import { describe, expect, test } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { cell, cells } from './table-cells.ts';

const { operations, schemas } = await loadApiDescription();

/** Every string that an example of a response holds under a name, at any depth. */
function exampleValues(name: string): string[] {
  const examples = [...operations.values()].flatMap(({ responses }) =>
    responses.flatMap((response) => response.examples.map(({ value }) => value)),
  );
  const found: string[] = [];
  JSON.stringify(examples, (key, value: unknown) => {
    if (key === name && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

/** The values in code font that the description of a field lists. */
function describedValues(schema: string, field: string): string[] {
  const description = schemas.get(schema)?.properties?.[field]?.description ?? '';
  return Array.from(description.matchAll(/`([^`]+)`/g), ([, value = '']) => value);
}

/** The codes that the counters of a finished job name. */
function countedCodes(): string[] {
  const responses = operations.get('accountUpdater.jobs.get')?.responses ?? [];
  return responses.flatMap(({ examples }) =>
    examples.flatMap(({ value }) => Object.keys((value as { readonly results?: object }).results ?? {})),
  );
}

describe('account-updater-result-codes', () => {
  const codes = cells('account-updater-result-codes', 'code');

  test('explains the code of every test card', () => {
    const tested = new Set(cells('test-cards-account-updater', 'result_code'));
    expect(tested.size).toBeGreaterThan(10);
    expect([...tested].filter((code) => !codes.includes(code))).toEqual([]);
  });

  test('explains the codes of the examples', () => {
    const shown = [...exampleValues('result_code'), ...countedCodes()];
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.filter((code) => !codes.includes(code))).toEqual([]);
  });

  test('has the code that each card of the tokenize example expects', () => {
    const example = operations
      .get('tokens.tokenize')
      ?.requestExamples.find(({ name }) => name === 'account_updater_cards');
    const cards = example?.body as unknown as readonly {
      readonly data: { readonly number: string };
      readonly metadata: { readonly expected: string };
    }[];
    const codeOf = new Map(
      loadDataTable('test-cards-account-updater').rows.map((row) => [
        cell(row, 'number'),
        cell(row, 'result_code'),
      ]),
    );
    expect(cards.map(({ data }) => codeOf.get(data.number))).toEqual(
      cards.map(({ metadata }) => metadata.expected),
    );
  });

  test('promises a new token where a test card returns one', () => {
    const updated = loadDataTable('test-cards-account-updater').rows.filter(
      (row) => row.new_number !== undefined || row.new_expiration !== undefined,
    );
    const promised = loadDataTable('account-updater-result-codes')
      .rows.filter((row) => row.new_token !== 'No')
      .map((row) => cell(row, 'code'));
    expect(updated).not.toHaveLength(0);
    expect(updated.filter((row) => !promised.includes(cell(row, 'result_code')))).toEqual([]);
  });
});

describe('network-token-errors', () => {
  test('explains the failure of every test card', () => {
    const failures = cells('test-cards-network-tokens', 'result').filter((result) => result !== 'Success');
    const titles = cells('network-token-errors', 'title').map((title) => `\`${title}\``);
    expect(failures).not.toHaveLength(0);
    expect(failures.filter((result) => !titles.includes(result))).toEqual([]);
  });
});

describe('3DS', () => {
  test('the statuses and their letters match the authentication object', () => {
    const statuses = describedValues('ThreeDsAuthentication', 'authentication_status');
    const letters = describedValues('ThreeDsAuthentication', 'authentication_status_code');
    expect(cells('threeds-statuses', 'status').sort()).toEqual(statuses.sort());
    expect(cells('threeds-statuses', 'letter').sort()).toEqual(letters.sort());
  });

  test('each example has the letter of its status', () => {
    const letterOf = new Map(
      loadDataTable('threeds-statuses').rows.map((row) => [cell(row, 'status'), cell(row, 'letter')]),
    );
    const letters = exampleValues('authentication_status').map((status) => letterOf.get(status));
    expect(letters).not.toHaveLength(0);
    expect(exampleValues('authentication_status_code')).toEqual(letters);
  });

  test('each example of an authentication has a type that the table explains', () => {
    const types = cells('threeds-authentication-types', 'type');
    const used = (operations.get('threeds.sessions.authenticate')?.requestExamples ?? []).map(
      ({ body }) => (body as { readonly authentication_type: string }).authentication_type,
    );
    expect(used).not.toHaveLength(0);
    expect(used.filter((type) => !types.includes(type))).toEqual([]);
  });
});
