import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { needsInstall } from './install.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'install-'));
  mkdirSync(path.join(root, 'node_modules'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, packages: Readonly<Record<string, object>>): void {
  writeFileSync(path.join(root, file), JSON.stringify({ packages }));
}

const LOCKED = {
  '': { name: 'site', version: '2.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '3.0.0' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
};

describe('needsInstall', () => {
  beforeEach(() => {
    write('package-lock.json', LOCKED);
  });

  it('is false when what is locked is installed', () => {
    write('node_modules/.package-lock.json', {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '3.0.0' },
    });
    expect(needsInstall(root)).toBe(false);
  });

  it('is true when nothing is installed, or an install was cut off', () => {
    expect(needsInstall(root)).toBe(true);
  });

  it('is true when a package is missing', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(needsInstall(root)).toBe(true);
  });

  it('is true when a package has another version', () => {
    write('node_modules/.package-lock.json', {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '2.9.9' },
    });
    expect(needsInstall(root)).toBe(true);
  });
});
