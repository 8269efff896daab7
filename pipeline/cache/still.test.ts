import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Sources from './index.ts';

let folder: string;
let file: string;
let sources: typeof Sources;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'still-'));
  file = path.join(folder, 'a.yaml');
  writeFileSync(file, 'first');
  vi.resetModules();
  sources = await import('./index.ts');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  // Sources that are held still stay so in these modules, which the next file of this process would get.
  vi.resetModules();
});

it('what is remembered is read again when its file changes', async () => {
  const read = sources.memoized((place) => Promise.resolve(sources.readText(place)));
  await read(file);
  writeFileSync(file, 'second');
  expect(await read(file)).toBe('second');
});

it('once sources are held still, what was looked at counts as unchanged', async () => {
  sources.freezeFingerprints();
  const read = sources.memoized((place) => Promise.resolve(sources.readText(place)));
  await read(file);
  await read(file);
  writeFileSync(file, 'second');
  expect(await read(file)).toBe('first');
});
