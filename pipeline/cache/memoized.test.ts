import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readText, memoized, memoizedSync, sourceFolders, withTracking, withoutTracking } from './index.ts';

let folder: string;
const file = (): string => path.join(folder, 'a.yaml');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remembered-'));
  writeFileSync(file(), 'a');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

type Read = (place: string) => object;

const readers: Readonly<Record<string, (read: Read) => (place: string) => Promise<object>>> = {
  remembered: (read) =>
    memoized(
      (place) =>
        new Promise((resolve) => {
          resolve(read(place));
        }),
    ),
  rememberedNow: (read) => {
    const readNow = memoizedSync(read);
    return (place) =>
      new Promise((resolve) => {
        resolve(readNow(place));
      });
  },
};

describe.each(Object.entries(readers))('what is %s', (_, wrap) => {
  it('is read again after a change, and only then', async () => {
    const read = wrap((place) => ({ text: readText(place) }));
    const first = await read(file());
    expect(await read(file())).toBe(first);
    writeFileSync(file(), 'changed');
    expect(await read(file())).toEqual({ text: 'changed' });
  });

  it('is a source of everyone who asks, the second too', async () => {
    const read = wrap((place) => ({ text: readText(place) }));
    const first = await withTracking(() => read(file()));
    const second = await withTracking(() => read(file()));
    expect(Object.keys(first.sources)).toHaveLength(1);
    expect(second.sources).toEqual(first.sources);
  });

  it('is read again after an error', async () => {
    const read = wrap((place) => ({ text: readText(place) }));
    rmSync(file());
    await expect(read(file())).rejects.toThrow('ENOENT');
    writeFileSync(file(), 'back');
    expect(await read(file())).toEqual({ text: 'back' });
  });
});

it('a source that is read untraced is not noted', async () => {
  const { sources } = await withTracking(() => withoutTracking(() => readText(file())));
  expect(sources).toEqual({});
});

it('the folders of sources are those at the root of the project', () => {
  const sources = [
    'file:content/docs/api/errors.mdx',
    'tree:content/data/api',
    'file:package.json',
    'file:../x/y',
    'operation:a/b',
  ];
  expect(sourceFolders(sources)).toEqual(['content']);
});
