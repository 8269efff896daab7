import { describe, expect, test } from 'vitest';
import { loadApiDescription, type Operation } from '../../pipeline/content/api-description/index.ts';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { cell, cells, type Row } from './table-cells.ts';

const PAGING_PARAMETERS: ReadonlySet<string> = new Set(['page', 'start', 'size', 'limit', 'cursor']);

const { operations } = await loadApiDescription();
const allOperations = [...operations.values()];

function operationOf(row: Row): Operation {
  const id = cell(row, 'operation') ?? '';
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`The API description has no operation "${id}".`);
  return operation;
}

function queryNames({ parameters }: Operation): string[] {
  return parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
}

/** The style of a list, read from its parameters and its response. */
function pagingOf(operation: Operation): string {
  const names = queryNames(operation);
  if (names.includes('cursor')) return 'limit';
  if (operation.responses.some(({ status, examples }) => status === 200 && Array.isArray(examples[0]?.value)))
    return 'none';
  // The description has both styles for the logs; the page says which to follow.
  return names.includes('page') && operation.id !== 'logs.list' ? 'page' : 'cursor';
}

describe('api-errors', () => {
  test('has every status that an operation can fail with', () => {
    const statuses = allOperations.flatMap(({ responses }) => responses.map(({ status }) => status));
    const failures = [...new Set(statuses)].filter((status) => status >= 400);
    const explained = new Set(cells('api-errors', 'status').map(Number));
    expect(failures).not.toHaveLength(0);
    expect(failures.filter((status) => !explained.has(status))).toEqual([]);
  });
});

describe('http-headers', () => {
  test('has every platform header that the description names', () => {
    const names = allOperations.flatMap(({ parameters }) => parameters.map(({ name }) => name));
    const headers = [...new Set(names)].filter((name) => name.startsWith('BT-'));
    const explained = new Set(cells('http-headers', 'header'));
    expect(headers).not.toHaveLength(0);
    expect(headers.filter((name) => !explained.has(name))).toEqual([]);
  });
});

describe('idempotent-operations', () => {
  test('has exactly the operations that accept an idempotency key', () => {
    const expected = allOperations.filter(({ idempotent }) => idempotent).map(({ id }) => id);
    expect(cells('idempotent-operations', 'operation').sort()).toEqual(expected.sort());
  });
});

describe('list-operations', () => {
  test('has every operation that can be paged', () => {
    const listed = new Set(cells('list-operations', 'operation'));
    const paged = allOperations.filter((operation) =>
      queryNames(operation).some((name) => PAGING_PARAMETERS.has(name)),
    );
    expect(paged.map(({ id }) => id).filter((id) => !listed.has(id))).toEqual([]);
  });

  test.each(loadDataTable('list-operations').rows)('gives $operation its style of paging', (row) => {
    expect(pagingOf(operationOf(row))).toBe(row.paging);
  });

  test.each(loadDataTable('list-operations').rows.filter((row) => row.operation !== 'tokens.searchV2'))(
    'gives $operation its filters',
    (row) => {
      const filters = queryNames(operationOf(row)).filter((name) => !PAGING_PARAMETERS.has(name));
      const described = Array.from((cell(row, 'filters') ?? '').matchAll(/`([a-z_]+)`/g), ([, name]) => name);
      expect(described).toEqual(filters);
    },
  );
});

test.each(['idempotent-operations', 'list-operations'])(
  '%s identifies the request of each operation',
  (name) => {
    const { rows } = loadDataTable(name);
    const requests = rows.map(operationOf).map(({ method, path }) => `${method} ${path}`);
    expect(rows.map((row) => cell(row, 'request'))).toEqual(requests);
  },
);
