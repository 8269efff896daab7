import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptResult } from './index.ts';

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'kept-'));
  mkdirSync(path.join(project, 'sources/deep'), { recursive: true });
  writeFileSync(path.join(project, 'package-lock.json'), '1');
  writeFileSync(path.join(project, 'sources/deep/a.yaml'), 'a');
  writeFileSync(path.join(project, 'code.ts'), 'code');
  vi.spyOn(process, 'cwd').mockReturnValue(project);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(project, { recursive: true });
});

it('makes a result again only when a source, the code or a package changes', async () => {
  let made = 0;
  const read = (): Promise<{ made: number }> =>
    keptResult('counted', ['sources', 'code.ts'], () => Promise.resolve({ made: (made += 1) }));
  expect(await read()).toEqual({ made: 1 });
  expect(await read()).toEqual({ made: 1 });
  for (const file of ['sources/deep/a.yaml', 'sources/b.yaml', 'code.ts', 'package-lock.json']) {
    writeFileSync(path.join(project, file), `changed ${file}`);
    const next = { made: made + 1 };
    expect([file, await read()]).toEqual([file, next]);
    expect([file, await read()]).toEqual([file, next]);
  }
  expect(readdirSync(path.join(project, '.cache/results'))).toEqual(['counted.json']);
});

it('makes a result again when the kept one was cut off, and keeps none that failed', async () => {
  mkdirSync(path.join(project, '.cache/results'), { recursive: true });
  writeFileSync(path.join(project, '.cache/results/cut.json'), '{"madeFrom":');
  expect(await keptResult('cut', ['sources'], () => Promise.resolve(7))).toBe(7);
  await expect(keptResult('failed', ['sources'], () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await keptResult('failed', ['sources'], () => Promise.resolve('yes'))).toBe('yes');
});
