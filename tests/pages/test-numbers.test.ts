import { describe, expect, test } from 'vitest';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { readPage } from '../../components/pages.ts';
import { passesLuhn } from '../../engines/card-numbers/index.ts';
import { inlineCodes } from '../support/page-tree.ts';
import { cell, cells } from './table-cells.ts';

test.each([
  ['4242424242424242', true],
  ['378282246310005', true],
  ['4242424242424241', false],
  ['2424242424242424', false],
])('the Luhn check of %s says %s', (number, passes) => {
  expect(passesLuhn(number)).toBe(passes);
});

describe('numbers pass the Luhn check', () => {
  test.each([
    ['test-cards-account-updater', 'number'],
    ['test-cards-account-updater', 'new_number'],
    ['test-cards-bin-details', 'number'],
    ['test-cards-network-tokens', 'number'],
    ['test-cards-agentic', 'number'],
  ])('%s, column %s', (table, column) => {
    const numbers = cells(table, column);
    expect(numbers).not.toHaveLength(0);
    expect(numbers.filter((number) => !passesLuhn(number))).toEqual([]);
  });

  test('test-cards-3ds, exactly where the table says so', () => {
    const wrong = loadDataTable('test-cards-3ds').rows.filter(
      (row) => passesLuhn(cell(row, 'number') ?? '') !== row.luhn,
    );
    expect(wrong.map((row) => row.number)).toEqual([]);
  });
});

test('every 3DS outcome has a number that passes the Luhn check', () => {
  const { rows } = loadDataTable('test-cards-3ds');
  const covered = new Set(rows.filter((row) => row.luhn === true).map((row) => row.outcome));
  expect(rows.map((row) => row.outcome).filter((outcome) => !covered.has(outcome))).toEqual([]);
});

test('numbers with BIN details are in their range, except for those that the page names', async () => {
  const outside = loadDataTable('test-cards-bin-details').rows.flatMap((row) => {
    const number = cell(row, 'number') ?? '';
    const [start = number, end = number] = cell(row, 'range')?.match(/\d+/g) ?? [];
    return BigInt(start) <= BigInt(number) && BigInt(number) <= BigInt(end) ? [] : [number];
  });
  expect(outside).toEqual(['4000056655665556', '6200000000000005']);
  const { tree } = await readPage('content/docs/api/testing.mdx');
  const inText = tree.children.filter(({ type }) => type === 'paragraph').flatMap(inlineCodes);
  expect(outside.filter((number) => !inText.includes(number))).toEqual([]);
});
