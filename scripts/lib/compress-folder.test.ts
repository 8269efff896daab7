import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder, effortFrom } from './compress-folder.ts';

const PAGE = '<p>Tokens stand for data.</p>\n'.repeat(200);

/** Brotli and gzip. What the build makes of it is in `tests/machines/encodings.test.ts`. */
const CODINGS = 2;

let directory: string;
let store: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'compress-'));
  mkdirSync(path.join(directory, 'docs'));
  store = mkdtempSync(path.join(tmpdir(), 'compressed-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
  rmSync(store, { recursive: true });
});

function file(name: string): string {
  return path.join(directory, name);
}

describe('compressFolder', () => {
  it('writes siblings that decode to the file', async () => {
    writeFileSync(file('docs/api.html'), PAGE);
    const compression = await compressFolder(directory, store);
    const brotli = readFileSync(file('docs/api.html.br'));
    expect(brotliDecompressSync(brotli).toString()).toBe(PAGE);
    expect(gunzipSync(readFileSync(file('docs/api.html.gz'))).toString()).toBe(PAGE);
    expect(compression).toEqual({ files: 1, before: PAGE.length, after: brotli.length });
    expect(brotli.length).toBeLessThan(PAGE.length / 10);
  });

  it('leaves the siblings of an earlier run alone', async () => {
    writeFileSync(file('docs/api.html'), PAGE);
    await compressFolder(directory, store);
    expect(await compressFolder(directory, store)).toMatchObject({ files: 1 });
    expect(existsSync(file('docs/api.html.br.br'))).toBe(false);
  });

  it('uses what an earlier run compressed, and keeps nothing that the last run did not use', async () => {
    writeFileSync(file('docs/api.html'), PAGE);
    const compression = await compressFolder(directory, store);
    const [first = ''] = readdirSync(store);
    expect(readdirSync(store)).toHaveLength(CODINGS);
    const marked = readdirSync(store).map((name) => path.join(store, name));
    for (const name of marked) writeFileSync(name, readFileSync(name).subarray(0, 9));
    expect(await compressFolder(directory, store)).toEqual({ ...compression, after: 9 });
    writeFileSync(file('docs/api.html'), `${PAGE}<p>One more.</p>`);
    await compressFolder(directory, store);
    expect(readdirSync(store)).toHaveLength(CODINGS);
    expect(readdirSync(store)).not.toContain(first);
    expect(gunzipSync(readFileSync(file('docs/api.html.gz'))).toString()).toContain('One more.');
  });

  it('tries hardest for what browsers load', async () => {
    const names = [
      'api.html',
      'assets/data.json',
      'search.json',
      'search-text-1/0.json',
      'api.md',
      'openapi.json',
    ];
    const size = (name: string): number => readFileSync(file(`${name}.br`)).length;
    const sizes = async (effort: 'fast' | 'best'): Promise<readonly number[]> => {
      await compressFolder(directory, store, effort);
      return names.map(size);
    };
    for (const folder of ['assets', 'search-text-1']) mkdirSync(file(folder));
    // Text that repeats itself comes to the same at every quality.
    const words = Array.from({ length: 3_000 }, (_, place) => ((place * place * 7_919) % 1_009).toString(36));
    for (const name of names) writeFileSync(file(name), words.join(' '));
    const fast = await sizes('fast');
    const best = await sizes('best');
    expect(best.map((bytes, place) => bytes < (fast[place] ?? 0))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('a quick run in between leaves what took long', async () => {
    writeFileSync(file('docs/api.html'), PAGE);
    await compressFolder(directory, store, 'best');
    const kept = readdirSync(store);
    await compressFolder(directory, store, 'fast');
    expect(readdirSync(store)).toEqual(expect.arrayContaining(kept));
  });

  it('writes nothing with "none"', async () => {
    writeFileSync(file('docs/api.html'), PAGE);
    expect(await compressFolder(directory, store, 'none')).toEqual({ files: 0, before: 0, after: 0 });
    expect(readdirSync(file('docs'))).toEqual(['api.html']);
  });

  it.each([
    ['a small file', 'small.css', 'a { color: red; }\n'.repeat(50)],
    ['a file that does not get smaller', 'random.txt', randomBytes(4_000)],
    ['an image', 'logo.png', Buffer.alloc(4_000)],
  ])('writes none for %s', async (_, name, content) => {
    writeFileSync(file(name), content);
    expect(await compressFolder(directory, store)).toEqual({ files: 0, before: 0, after: 0 });
    expect(existsSync(file(`${name}.br`))).toBe(false);
    expect(existsSync(file(`${name}.gz`))).toBe(false);
  });
});

describe('effortFrom', () => {
  it.each([
    [undefined, 'best'],
    ['', 'best'],
    ['none', 'none'],
    ['fast', 'fast'],
  ])('%j is %s', (setting, effort) => {
    expect(effortFrom(setting)).toBe(effort);
  });

  it('rejects anything else with what it can be', () => {
    expect(() => effortFrom('slow')).toThrow('COMPRESSION is slow. Give it one of these: none, fast, best.');
  });
});
