import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureOtherBrowser, findBrowser } from './find-browser.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeExecutable(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

describe('ensureOtherBrowser', () => {
  it('finds one with a window if the first has none, and the reverse', async () => {
    const shell = writeExecutable('chromium-headless-shell');
    const full = writeExecutable('chromium');
    expect(await ensureOtherBrowser({ PATH: folder })).toBe(full);
    expect(await ensureOtherBrowser({ CHROME_PATH: full, PATH: folder })).toBe(shell);
  });
});

describe('findBrowser', () => {
  it('prefers the one that is named to those on the PATH', () => {
    writeExecutable('chromium');
    const named = writeExecutable('my-browser');
    expect(findBrowser({ CHROME_PATH: named, PATH: folder })).toBe(named);
    expect(findBrowser({ CHROMIUM: named, PATH: folder })).toBe(named);
  });

  it('finds one on the PATH, and none that cannot be run', () => {
    writeFileSync(path.join(folder, 'chromium'), '');
    const chrome = writeExecutable('google-chrome');
    expect(findBrowser({ CHROME_PATH: '', PATH: `/nonexistent${path.delimiter}${folder}` })).toBe(chrome);
  });

  it('prefers one that has no window, even when a full browser comes earlier on the PATH', () => {
    mkdirSync(path.join(folder, 'first'));
    writeExecutable('first/chromium');
    const withoutWindow = writeExecutable('chromium-headless-shell');
    const search = [path.join(folder, 'first'), folder].join(path.delimiter);
    expect(findBrowser({ PATH: search })).toBe(withoutWindow);
  });

  it('rejects a name that cannot be run', () => {
    expect(() => findBrowser({ CHROME_PATH: '/nonexistent', PATH: folder })).toThrow(
      'CHROME_PATH is /nonexistent, which cannot be run. Set it to the executable of a Chromium.',
    );
  });
});
