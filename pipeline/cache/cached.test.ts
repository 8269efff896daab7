import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fileExists,
  fileNames,
  filesBelow,
  filesOfModule,
  folderNames,
  cached,
  cacheFile,
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
    cached(import.meta.url, 'counted', () => {
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
  const inner = (): Promise<string> =>
    cached(import.meta.url, 'inner', () => readText(inProject('data/a.yaml')));
  const outer = (): Promise<string> => cached(import.meta.url, 'outer', async () => `${await inner()}!`);
  expect(await inner()).toBe('a');
  expect(await outer()).toBe('a!');
  write('data/a.yaml', 'changed');
  expect(await outer()).toBe('changed!');
});

it('is made once for all who ask at the same time, and each of them depends on its sources', async () => {
  const inner = counted(() => readText(inProject('data/a.yaml')));
  const outer = (name: string): Promise<number> => cached(import.meta.url, name, inner);
  expect(await Promise.all([outer('one'), outer('other')])).toEqual([1, 1]);
  write('data/a.yaml', 'changed');
  expect(await Promise.all([outer('one'), outer('other')])).toEqual([2, 2]);
});

it('takes the file as it was when it was read', async () => {
  const result = (): Promise<string> =>
    cached(import.meta.url, 'early', () => {
      const text = readText(inProject('data/a.yaml'));
      if (text === 'a') write('data/a.yaml', 'written meanwhile');
      return text;
    });
  expect(await result()).toBe('a');
  expect(await result()).toBe('written meanwhile');
});

it('is made again when the kept one was cut off, and none is kept that failed', async () => {
  mkdirSync(path.dirname(cacheFile('cut')), { recursive: true });
  writeFileSync(cacheFile('cut'), '{"code":');
  expect(await cached(import.meta.url, 'cut', () => 7)).toBe(7);
  await expect(cached(import.meta.url, 'failed', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(existsSync(cacheFile('failed'))).toBe(false);
  expect(await cached(import.meta.url, 'failed', () => 'yes')).toBe('yes');
});

it('is what JSON makes of it, kept or not', async () => {
  const make = () => ({ given: 1, absent: undefined });
  expect(Object.keys(await cached<object>(import.meta.url, 'json', make))).toEqual(['given']);
});

describe('the files of a module', () => {
  it('are what it imports, and what that imports, but no types and no packages', async () => {
    write(
      'pages/read.ts',
      "import type { Row } from './rows';\nimport { view } from '@site/views/table';\nimport 'yaml';\nexport * from './tree.ts';\nconsole.log(view);",
    );
    write('pages/rows.ts', 'export type Row = string;');
    write('pages/tree.ts', "export const load = () => import('../data/all.json');");
    write('pages/beside.ts', 'export {};');
    write('data/all.json', '{}');
    write('views/table.tsx', "import './table.css';\nexport const view = <br />;");
    write('views/table.css', 'br { color: red }');
    expect(await filesOfModule('pages/read.ts', project)).toEqual([
      ...['data/all.json', 'pages/read.ts', 'pages/tree.ts', 'views/table.css', 'views/table.tsx'],
    ]);
  });

  it('cannot be known when an import leads nowhere', async () => {
    write('pages/read.ts', "import './nothing.ts';");
    await expect(filesOfModule('pages/read.ts', project)).rejects.toThrow('./nothing.ts');
  });
});

it('is made again by the code of another module, and kept apart by its own', async () => {
  const made = vi.fn(() => 'result');
  const own = import.meta.url;
  await cached(own, 'code', made);
  await cached(own, 'code', made);
  expect(made).toHaveBeenCalledTimes(1);
  await cached(new URL('./cached.ts', own).href, 'code', made);
  expect(made).toHaveBeenCalledTimes(2);
});
