import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('each promise of REQUIREMENTS.md names tests that exist', () => {
  const promises = readFileSync('REQUIREMENTS.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => ({
      line,
      tests: [...line.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file = '']) => file),
    }));
  expect(promises.length).toBeGreaterThan(20);
  expect(promises.filter(({ tests }) => tests.length === 0)).toEqual([]);
  expect(promises.flatMap(({ tests }) => tests).filter((file) => !existsSync(file))).toEqual([]);
});
