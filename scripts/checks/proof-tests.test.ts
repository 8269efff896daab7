import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROOF_TESTS } from './proof-tests.ts';

it('are all the tests that keep a record, since one that is left out never renews its part', () => {
  const keepers = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${file}`)
    .filter((file) => readFileSync(file, 'utf8').includes('expectRecord('));
  expect(keepers.length).toBeGreaterThan(10);
  expect(keepers.filter((file) => !PROOF_TESTS.includes(file))).toEqual([]);
});
