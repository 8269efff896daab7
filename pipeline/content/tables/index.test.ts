import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataTableNames, loadDataTable } from './index.ts';

let folder: string;
let roots: readonly string[];

function write(file: string, content: string): void {
  const target = path.join(folder, 'content/data', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** A table of one row with the columns `code` and `fix`. */
function writeRow(row: string, fix = ''): void {
  write(
    'codes.yaml',
    `description: Codes.\nkey: code\ncolumns:\n  - { key: code, label: Code, type: integer }\n  - { key: fix, label: Fix${fix} }\nrows:\n  - ${row}\n`,
  );
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
  roots = [path.join(folder, 'content/data')];
  writeRow('{ code: 1, fix: Wait. }');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('loadDataTable', () => {
  it('reads a table once while its files stay the same', () => {
    expect(loadDataTable('codes', roots)).toBe(loadDataTable('codes', roots));
  });

  it('notices that a row changed', () => {
    loadDataTable('codes', roots);
    writeRow('{ code: 1, fix: Retry. }');
    expect(loadDataTable('codes', roots).rows).toEqual([{ code: 1, fix: 'Retry.' }]);
  });

  it('notices that the schema beside the table changed', () => {
    loadDataTable('codes', roots);
    write('codes.schema.json', '{ "type": "object", "minProperties": 3 }');
    expect(() => loadDataTable('codes', roots)).toThrow('row must NOT have fewer than 3 properties');
  });

  it('keeps the marks of inferred facts beside the rows', () => {
    writeRow('{ code: 1, fix: Wait., inferred: { fix: Test it first. } }');
    expect(loadDataTable('codes', roots).rows).toEqual([{ code: 1, fix: 'Wait.' }]);
    expect(loadDataTable('codes', roots).inferred.get('1')).toEqual({ fix: 'Test it first.' });
  });

  it('lets a marked cell be left out, and no other', () => {
    writeRow('{ code: 1, inferred: { fix: Test it first. } }');
    expect(loadDataTable('codes', roots).rows).toEqual([{ code: 1 }]);
    writeRow('{ code: 1, inferred: true }');
    expect(() => loadDataTable('codes', roots)).toThrow("row must have required property 'fix'");
  });

  it.each([
    [
      '{ cause: true }',
      'row 1: `inferred` marks the column "cause", which content/data/codes.yaml doesn\'t have.',
    ],
    ['no sentence', 'must be a sentence'],
  ])('rejects the mark %s', (mark, says) => {
    writeRow(`{ code: 1, fix: Wait., inferred: ${mark} }`);
    expect(() => loadDataTable('codes', roots)).toThrow(says);
  });
});

describe('a column', () => {
  it.each([
    ['', '7', 'must be string'],
    ['', '" Wait."', 'must match pattern'],
    [', type: integer, max: 3', '4', 'must be <= 3'],
    [', type: boolean', 'Wait.', 'must be boolean'],
    [', type: slug', 'Wait.', 'must match pattern'],
    [', type: snake', 'wait-now', 'must match pattern'],
    [', type: names', '"`wait`; `now`"', 'must match pattern'],
    [', type: link', '"See [Wait](/docs/wait)"', 'must match pattern'],
    [', type: value', 'true', 'must match a schema in anyOf'],
    [', enum: [Wait., Retry.]', 'Stop.', 'must be equal to one of the allowed values'],
    [', matches: "^[A-Z]"', 'wait', 'must match pattern'],
    [', list: true', '[Wait., Wait.]', 'must NOT have duplicate items'],
    [', ref: codes.code', '2', 'must be string'],
    [', ref: codes.code', '"2"', '`fix` is "2", which isn\'t in the column codes.code. Write one of: 1.'],
    [
      ', ref: codes.cause',
      '"2"',
      '`ref: codes.cause` matches no column. Use one of content/data/codes.yaml.',
    ],
    [', ref: code.code', '"2"', 'There is no table "code". Did you mean codes?'],
    [', type: slug, enum: [a]', 'a', 'takes one of type, enum, matches and ref'],
    [', matches: "["', 'a', 'must be a regular expression'],
    [', type: word', 'a', 'Invalid option'],
  ])('that declares "%s" rejects %s', (declared, value, says) => {
    writeRow(`{ code: 1, fix: ${value} }`, declared);
    expect(() => loadDataTable('codes', roots)).toThrow(says);
  });

  it('can be left out of a row where it is optional', () => {
    writeRow('{ code: 1 }', ', optional: true');
    expect(loadDataTable('codes', roots).rows).toEqual([{ code: 1 }]);
  });

  it('is declared before a row holds it', () => {
    writeRow('{ code: 1, fix: Wait., cause: Load. }');
    expect(() => loadDataTable('codes', roots)).toThrow(
      'row 1: the table has no column "cause" (quote a cell that has a comma). Correct the row',
    );
  });

  it.each([
    ['key: cause', 'is none of the columns and fields'],
    ['fields:\n  - { key: fix }\nkey: code', 'declares "fix" twice'],
  ])('is declared once, and the key with it: %s', (key, says) => {
    write(
      'codes.yaml',
      `description: Codes.\n${key}\ncolumns:\n  - { key: fix, label: Fix }\nrows:\n  - { fix: Wait. }\n`,
    );
    expect(() => loadDataTable('codes', roots)).toThrow(says);
  });
});

describe('the name of a table', () => {
  const table =
    'description: T.\nkey: fix\ncolumns:\n  - { key: fix, label: Fix }\nrows:\n  - { fix: Wait. }\n';

  it('is the name of its file, in any folder', () => {
    write('api/errors/statuses.yaml', table);
    expect(dataTableNames(roots)).toEqual(['codes', 'statuses']);
    expect(loadDataTable('statuses', roots).place).toBe('content/data/api/errors/statuses.yaml');
  });

  it('follows a file that moves', () => {
    write('api/statuses.yaml', table);
    loadDataTable('statuses', roots);
    rmSync(path.join(folder, 'content/data/api/statuses.yaml'));
    write('sdks/statuses.yaml', table);
    expect(loadDataTable('statuses', roots).place).toBe('content/data/sdks/statuses.yaml');
  });

  it('belongs to one file', () => {
    write('api/codes.yaml', table);
    expect(() => dataTableNames(roots)).toThrow(
      'content/data/api/codes.yaml and content/data/codes.yaml have the same name, by which pages show a table. Rename one of them.',
    );
  });

  it('is also set by the schema beside it', () => {
    write('api/codes.schema.json', '{}');
    expect(() => dataTableNames(roots)).toThrow('content/data/api/codes.schema.json is beside no table.');
  });

  it('leaves the files of other readers alone', () => {
    write('applications/shop.yaml', 'name: Shop');
    expect(dataTableNames(roots)).toEqual(['codes']);
  });

  it('is among those that the message lists where none is close', () => {
    expect(() => loadDataTable('no-such-table', roots)).toThrow(
      'There is no table "no-such-table". The tables are: codes.',
    );
  });
});
