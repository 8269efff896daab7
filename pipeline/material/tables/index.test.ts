import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadDataTable } from './index.ts';

let folder: string;

function writeRow(row: string): void {
  writeFileSync(
    path.join(folder, 'codes.yaml'),
    `description: Codes.\nkey: code\ncolumns:\n  - { key: fix, label: Fix }\nrows:\n  - ${row}\n`,
  );
}

function writeTable(fix: string): void {
  writeRow(`{ code: 1, fix: ${fix} }`);
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

  it('keeps the marks of inferred facts beside the rows', () => {
    writeRow('{ code: 1, fix: Wait., inferred: { fix: Test it first. } }');
    expect(loadDataTable('codes', folder).rows).toEqual([{ code: 1, fix: 'Wait.' }]);
    expect(loadDataTable('codes', folder).inferred.get('1')).toEqual({ fix: 'Test it first.' });
  });

  it('lets a marked cell be left out, and no other', () => {
    const schema = { type: 'object', required: ['fix'] };
    writeFileSync(path.join(folder, 'schemas/codes.schema.json'), JSON.stringify(schema));
    writeRow('{ code: 1, inferred: { fix: Test it first. } }');
    expect(loadDataTable('codes', folder).rows).toEqual([{ code: 1 }]);
    writeRow('{ code: 1, inferred: true }');
    expect(() => loadDataTable('codes', folder)).toThrow("row must have required property 'fix'");
  });

  it.each([
    ['{ cause: true }', 'row 1: `inferred` marks the column "cause", which data/codes.yaml doesn\'t have.'],
    ['no sentence', 'must be a sentence'],
  ])('rejects the mark %s', (mark, says) => {
    writeRow(`{ code: 1, fix: Wait., inferred: ${mark} }`);
    expect(() => loadDataTable('codes', folder)).toThrow(says);
  });
});
