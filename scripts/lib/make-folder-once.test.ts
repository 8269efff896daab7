import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolderOnce } from './make-folder-once.ts';

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'once-'));
});

afterEach(() => {
  rmSync(cache, { recursive: true });
});

const write = (text: string) => (folder: string) => {
  writeFileSync(path.join(folder, 'made'), text);
  return Promise.resolve();
};

it('makes a folder once', async () => {
  const folder = path.join(cache, 'kept');
  expect(await makeFolderOnce(folder, write('first'))).toBeUndefined();
  expect(await makeFolderOnce(folder, () => Promise.reject(new Error('made twice')))).toBeUndefined();
  expect(readdirSync(cache)).toEqual(['kept']);
});

it('is content with the folder of someone who was faster', async () => {
  const folder = path.join(cache, 'kept');
  const both = await Promise.all([
    makeFolderOnce(folder, write('one')),
    makeFolderOnce(folder, write('two')),
  ]);
  expect(both).toEqual([undefined, undefined]);
  expect(readdirSync(cache)).toEqual(['kept']);
});

it('keeps nothing of a folder that could not be made, and says why', async () => {
  const error = new Error('no registry');
  expect(await makeFolderOnce(path.join(cache, 'kept'), () => Promise.reject(error))).toEqual({ error });
  expect(readdirSync(cache)).toEqual([]);
});
