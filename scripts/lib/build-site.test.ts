import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { needsBuild } from './build-site.ts';
import { newestChange } from './newest-change.ts';

const BUILT = new Date('2026-05-01T12:00:00Z');
const BEFORE = new Date('2026-05-01T11:00:00Z');
const AFTER = new Date('2026-05-01T13:00:00Z');

const FILES = [
  'content/docs/api/tokens.mdx',
  'app/shell/Home.tsx',
  'package-lock.json',
  'build/index.html',
  'build/.built',
  'dist/server.mjs',
  'server/main.ts',
  'node_modules/a.js',
  '.cache/b',
];

let root: string;

/** Sets the time of a file or folder. */
function touch(name: string, time: Date): void {
  utimesSync(path.join(root, name), time, time);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const file of FILES) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  for (const name of [...FILES, 'content', 'content/docs', 'content/docs/api', 'app', 'app/shell'])
    touch(name, BEFORE);
  touch('build/.built', BUILT);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('needsBuild', () => {
  it('is false while every source is older than the build', () => {
    expect(needsBuild(root)).toBe(false);
  });

  it('is true when there is no complete build', () => {
    rmSync(path.join(root, 'build/.built'));
    expect(needsBuild(root)).toBe(true);
  });

  it.each(['content/docs/api/tokens.mdx', 'app/shell/Home.tsx', 'package-lock.json'])(
    'is true when %s changed',
    (file) => {
      touch(file, AFTER);
      expect(needsBuild(root)).toBe(true);
    },
  );

  it('is true when a page was removed or renamed', () => {
    const page = path.join(root, 'content/docs/api/tokens.mdx');
    renameSync(page, path.join(root, 'content/docs/api/token.mdx'));
    expect(needsBuild(root)).toBe(true);
  });

  it('is true when there is a new folder of sources', () => {
    mkdirSync(path.join(root, 'glossary'));
    expect(needsBuild(root)).toBe(true);
  });

  it.each(['build/index.html', 'dist/server.mjs', 'server/main.ts', 'node_modules/a.js', '.cache/b'])(
    "is false when %s changed, which isn't part of the site",
    (file) => {
      touch(file, AFTER);
      expect(needsBuild(root)).toBe(false);
    },
  );
});

describe('newestChange', () => {
  it('is the time of the newest file at any depth', () => {
    touch('content/docs/api/tokens.mdx', AFTER);
    expect(newestChange(path.join(root, 'content/docs'))).toBe(AFTER.getTime());
    expect(newestChange(path.join(root, 'app'))).toBe(BEFORE.getTime());
  });

  it('throws for a path that does not exist', () => {
    expect(() => newestChange(path.join(root, 'none'))).toThrow('ENOENT');
  });
});
