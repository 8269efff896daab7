import { expect, it } from 'vitest';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { accessibilityRows } from '../../scripts/accessibility/rows.ts';

it('what /docs/accessibility says was checked is what there is now; `npm run accessibility` renews it', () => {
  const { rows } = loadDataTable('accessibility-checks');
  expect(rows).toEqual(accessibilityRows().map((row, index) => ({ ...row, date: rows[index]?.date })));
});

it('all checks ran on one day, and not in the future', () => {
  const dates = new Set(loadDataTable('accessibility-checks').rows.map(({ date }) => String(date)));
  expect(dates.size).toBe(1);
  expect([...dates][0]?.localeCompare(new Date().toISOString().slice(0, 10))).toBeLessThanOrEqual(0);
});
