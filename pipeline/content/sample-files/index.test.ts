import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { platformCode, sampleFile, sampleFolder, sampleFolders } from './index.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sample-files-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(folder: string, file = 'node.ts'): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, file), 'export {};\n');
}

describe('sampleFolders', () => {
  it('finds the folders with files, sorted by ID', () => {
    write('guides/collect/verify');
    write('api/pay');
    expect([...sampleFolders(root)]).toEqual([
      ['pay', path.join(root, 'api/pay')],
      ['verify', path.join(root, 'guides/collect/verify')],
    ]);
  });

  it('fails with both places when two samples have one ID', () => {
    write('guides/verify');
    write('api/webhooks/verify');
    expect(() => sampleFolders(root)).toThrow(
      'content/samples/api/webhooks/verify and content/samples/guides/verify have the same ID, "verify". Rename one folder, and the ID on its pages.',
    );
  });

  it('fails when a sample has a folder', () => {
    write('api/pay');
    write('api/pay/more');
    expect(() => sampleFolders(root)).toThrow(
      'content/samples/api/pay is a sample, because it has files, and content/samples/api/pay/more is below it. Move one of them.',
    );
  });
});

describe('sampleFolder', () => {
  it('suggests the closest ID when there is no such sample', () => {
    write('api/webhooks/verify-webhook');
    expect(() => sampleFolder('verify-webook', root)).toThrow(
      'There is no sample "verify-webook". Did you mean "verify-webhook"? An ID is the name of a folder with code below samples/.',
    );
  });

  it('finds a sample that was moved, and one that was added', () => {
    write('api/verify');
    sampleFolder('verify', root);
    write('guides/pay');
    renameSync(path.join(root, 'api/verify'), path.join(root, 'guides/verify'));
    expect(sampleFolder('verify', root)).toBe(path.join(root, 'guides/verify'));
    expect(sampleFolder('pay', root)).toBe(path.join(root, 'guides/pay'));
  });
});

describe('a file of a sample', () => {
  it('is found by the ID', () => {
    write('api/pay');
    expect(sampleFile('pay', 'node.ts', root)).toBe(path.join(root, 'api/pay/node.ts'));
  });

  it('that does not exist fails with those that do', () => {
    write('api/pay');
    expect(() => platformCode('pay', root)).toThrow(
      'content/samples/api/pay has no javascript.js. Add the file, or name another sample: it has node.ts.',
    );
  });
});
