import { expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { data } from './data.ts';

it('gives the error finder errors, charges and operations', async () => {
  const { facts } = await data();
  expect(facts.errors.length).toBeGreaterThan(loadDataTable('api-errors').rows.length);
  const tables = ['charge-outcomes', 'proxy-outcomes'].map((name) => loadDataTable(name).rows);
  expect(facts.charges.rows).toHaveLength(tables.flat().length);
  expect(facts.operations.map(({ path }) => path)).toContain('/tokens/{id}');
});
