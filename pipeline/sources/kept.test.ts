import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  fingerprintOfCode,
  fileExists,
  fileNames,
  filesBelow,
  folderNames,
  kept,
  keptFile,
  readText,
} from './index.ts';

let project: string;

const inProject = (file: string): string => path.join(project, file);

function write(file: string, content: string): void {
  mkdirSync(path.dirname(inProject(file)), { recursive: true });
  writeFileSync(inProject(file), content);
}

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'kept-'));
  vi.spyOn(process, 'cwd').mockReturnValue(project);
  write('data/a.yaml', 'a');
  write('data/deep/b.yaml', 'b');
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(project, { recursive: true });
});

/** A result that counts how often it was made; `read` is what it's made from. */
function counted(read: () => unknown): () => Promise<number> {
  let made = 0;
  return () =>
    kept('counted', () => {
      read();
      return (made += 1);
    });
}

it.each([
  ['a file that was read', () => readText(inProject('data/a.yaml')), 'data/a.yaml'],
  ['a file that was looked for', () => fileExists(inProject('data/c.yaml')), 'data/c.yaml'],
  ['a file in a folder that was listed', () => fileNames(inProject('data')), 'data/c.yaml'],
  ['a folder in a folder that was listed', () => folderNames(inProject('data')), 'data/c/d.yaml'],
  ['a file below a folder that was listed whole', () => filesBelow(inProject('data')), 'data/deep/c.yaml'],
])('is made again after a change of %s, and only then', async (_, read, file) => {
  const result = counted(read);
  expect([await result(), await result()]).toEqual([1, 1]);
  write('other/file.yaml', 'not read');
  expect(await result()).toBe(1);
  write(file, 'changed');
  expect([await result(), await result()]).toEqual([2, 2]);
});

it('is made again after a change of what another result was made from, kept or not', async () => {
  const inner = (): Promise<string> => kept('inner', () => readText(inProject('data/a.yaml')));
  const outer = (): Promise<string> => kept('outer', async () => `${await inner()}!`);
  expect(await inner()).toBe('a');
  expect(await outer()).toBe('a!');
  write('data/a.yaml', 'changed');
  expect(await outer()).toBe('changed!');
});

it('is made once for all who ask at the same time, and each of them depends on its sources', async () => {
  const inner = counted(() => readText(inProject('data/a.yaml')));
  const outer = (name: string): Promise<number> => kept(name, inner);
  expect(await Promise.all([outer('one'), outer('other')])).toEqual([1, 1]);
  write('data/a.yaml', 'changed');
  expect(await Promise.all([outer('one'), outer('other')])).toEqual([2, 2]);
});

it('takes the file as it was when it was read', async () => {
  const result = (): Promise<string> =>
    kept('early', () => {
      const text = readText(inProject('data/a.yaml'));
      if (text === 'a') write('data/a.yaml', 'written meanwhile');
      return text;
    });
  expect(await result()).toBe('a');
  expect(await result()).toBe('written meanwhile');
});

it('is made again when the kept one was cut off, and none is kept that failed', async () => {
  mkdirSync(path.dirname(keptFile('cut')), { recursive: true });
  writeFileSync(keptFile('cut'), '{"code":');
  expect(await kept('cut', () => 7)).toBe(7);
  await expect(kept('failed', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(keptFile('failed'))).toBe(false);
  expect(await kept('failed', () => 'yes')).toBe('yes');
});

it('is what JSON makes of it, kept or not', async () => {
  const make = () => ({ given: 1, absent: undefined });
  expect(Object.keys(await kept<object>('json', make))).toEqual(['given']);
});

it('the fingerprint of code changes with each file of code, and with no test or view', () => {
  const code = [
    'pipeline/pages/read.ts',
    'site/provider.ts',
    'src/lib/search/words.ts',
    'src/components/Cards/definition.ts',
  ];
  for (const file of [...code, 'package-lock.json']) write(file, 'before');
  const seen = new Set([fingerprintOfCode(project)]);
  for (const file of [...code, 'package-lock.json']) {
    write(file, 'after');
    seen.add(fingerprintOfCode(project));
  }
  expect(seen.size).toBe(code.length + 2);
  write('pipeline/pages/read.test.ts', 'a test');
  write('src/components/Cards/index.tsx', 'a view');
  expect(seen).toContain(fingerprintOfCode(project));
});
