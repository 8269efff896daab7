import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { table, writeReport } from './report.ts';

const MEASURED = /^Measured on \d{4}-\d\d-\d\d \d\d:\d\d UTC, \d+ cores/m;

it('writes a short page with the comparison first, and the details beside it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-report-'));
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

  await writeReport('build', { details: 'A cold build.' }, folder);
  expect(existsSync(path.join(folder, 'results.md'))).toBe(false);

  const rows = ['home', 'guide'].map((page) => ({ page, 'this site': '1 / 2 / 3' }));
  await writeReport('pages', { details: 'All figures.', overview: table(rows) }, folder);
  const lines = read('results.md').split('\n').filter(Boolean);
  expect(lines.slice(0, 3)).toEqual([
    '# What the bench measured',
    '| page  | this site |',
    '| ----- | --------- |',
  ]);
  expect(lines).toHaveLength(7);
  expect(lines[5]).toMatch(MEASURED);
  expect(lines[6]).toContain('[build](results/build.md)');

  expect(read('results/pages.md')).toMatch(/^# Pages\n\nMeasured on .*\n\nAll figures\.\n$/);
  expect(read('results/build.md')).toContain('A cold build.');
});
