import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadDataTable } from './index.ts';

let folder: string;

function writeTable(fix: string): void {
  writeFileSync(
    path.join(folder, 'codes.yaml'),
    `description: Codes.\nkey: code\ncolumns:\n  - { key: fix, label: Fix }\nrows:\n  - { code: 1, fix: ${fix} }\n`,
  );
}

function writeSchema(type: 'string' | 'number'): void {
  const schema = { $id: 'codes', type: 'object', properties: { fix: { type } } };
  writeFileSync(path.join(folder, 'schemas/codes.schema.json'), JSON.stringify(schema));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  mkdirSync(path.join(folder, 'schemas'));
  writeTable('Wait.');
  writeSchema('string');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('loadDataTable', () => {
  it('reads a table once while its files stay the same', () => {
    expect(loadDataTable('codes', folder)).toBe(loadDataTable('codes', folder));
  });

  it('notices that a row changed', () => {
    loadDataTable('codes', folder);
    writeTable('Retry.');
    expect(loadDataTable('codes', folder).rows).toEqual([{ code: 1, fix: 'Retry.' }]);
  });

  it('notices that the schema changed', () => {
    loadDataTable('codes', folder);
    writeSchema('number');
    expect(() => loadDataTable('codes', folder)).toThrow(
      `data/codes.yaml, row 1: row/fix must be number. Correct the row, or data/schemas/codes.schema.json.`,
    );
  });
});
