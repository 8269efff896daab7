import { expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/material/tables/index.ts';
import { data } from './data.ts';

it('gives the error finder errors, charges and operations', async () => {
  const { facts } = await data();
  expect(facts.errors.length).toBeGreaterThan(loadDataTable('api-errors').rows.length);
  expect(facts.charges.rows).toHaveLength(loadDataTable('charge-outcomes').rows.length);
  expect(facts.operations.map(({ path }) => path)).toContain('/tokens/{id}');
});
