import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hash-'));
  mkdirSync(path.join(root, 'site/deep'), { recursive: true });
  writeFileSync(path.join(root, 'site/deep/a.ts'), 'one');
  writeFileSync(path.join(root, 'package.json'), '{}');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const hash = (...texts: string[]): string => contentHash(root, ['site', 'package.json'], texts);

describe('contentHash', () => {
  it('is the same as long as names and contents are', () => {
    const before = hash('page');
    utimesSync(path.join(root, 'site/deep/a.ts'), new Date(0), new Date(0));
    writeFileSync(path.join(root, 'elsewhere.ts'), 'not a target');
    expect(hash('page')).toBe(before);
  });

  it.each<[string, () => void]>([
    [
      'a file changes',
      () => {
        writeFileSync(path.join(root, 'site/deep/a.ts'), 'two');
      },
    ],
    [
      'a file is new',
      () => {
        writeFileSync(path.join(root, 'site/b.ts'), '');
      },
    ],
    [
      'a file has another name',
      () => {
        renameSync(path.join(root, 'site/deep/a.ts'), path.join(root, 'site/deep/b.ts'));
      },
    ],
    [
      'a file that is a target changes',
      () => {
        writeFileSync(path.join(root, 'package.json'), '{"a":1}');
      },
    ],
  ])('is another when %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it('tells strings apart', () => {
    expect(new Set([hash(), hash(''), hash('ab', 'c'), hash('a', 'bc')]).size).toBe(4);
  });
});
