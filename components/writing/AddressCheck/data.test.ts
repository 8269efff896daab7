import { expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { data } from './data.ts';

it('gives the address check every address of the table', () => {
  const { addresses } = data();
  expect(addresses.map(({ address }) => address)).toEqual(
    loadDataTable('ip-addresses').rows.map((row) => row.address),
  );
  expect(addresses[0]).toEqual({ address: '18.191.73.1', tenants: 'Test', region: 'North America' });
});
