import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSample, sampleIds } from './index.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes the files of one sample. */
function write(id: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(path.join(folder, id), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, id, name), content);
}

describe('loadSample', () => {
  it('reads title, note and files in the order of the tabs', () => {
    write('verify', {
      'sample.yaml': 'title: Verify\nnote: Keep the key secret.\n',
      'Main.java': 'class Main {}',
      'node.ts': 'export {};\n',
    });
    expect(loadSample('verify', folder)).toMatchObject({
      id: 'verify',
      title: 'Verify',
      note: 'Keep the key secret.',
      files: [
        { language: 'node', label: 'Node.js', highlight: 'typescript', code: 'export {};\n' },
        { language: 'java', label: 'Java', code: 'class Main {}' },
      ],
    });
  });

  it('finds a sample in any folder, and names that folder in an error', () => {
    write('api/webhooks/verify', { 'sample.yaml': 'title: Verify', 'bash.sh': '' });
    write('api/webhooks/untitled', { 'bash.sh': '' });
    expect(loadSample('verify', folder)).toMatchObject({ id: 'verify', title: 'Verify' });
    expect(() => loadSample('untitled', folder)).toThrow(
      'content/samples/api/webhooks/untitled/sample.yaml is missing.',
    );
  });

  it('says what each file was checked against', () => {
    write('checks', {
      'sample.yaml': 'title: Checks',
      'node.ts': '',
      'python.py': 'from basis_theory import BasisTheory\n',
      'main.go': 'package main\n',
    });
    expect(loadSample('checks', folder).files.map(({ checked }) => checked)).toEqual([
      'Compiled against the packages that it imports.',
      'Every method and argument checked against BasisTheoryClient 7.4.0.',
      undefined,
    ]);
  });

  it('says that a package was declared, not installed', () => {
    write('declared', {
      'sample.yaml': 'title: Declared',
      'react-native.tsx': "import { useBasisTheory3ds } from '@basis-theory/react-native-threeds';\n",
    });
    expect(loadSample('declared', folder).files.map(({ checked }) => checked)).toEqual([
      'Compiled against declarations based on the repository of @basis-theory/react-native-threeds, and against the other packages that it imports.',
    ]);
  });

  it('says which code ran, by the record of proofs', () => {
    const checked = loadSample('safe-retry').files.flatMap(({ language, checked }) =>
      language === 'python' || language === 'node' ? [checked] : [],
    );
    expect(checked).toEqual([
      'Compiled and run with @basis-theory/node-sdk 5.7.0, with mocked responses.',
      'Type-checked and run with BasisTheoryClient 7.4.0, with mocked responses.',
    ]);
  });

  it.each([
    ['an unknown id', {}, /There is no sample "broken"\. An ID is the name of a folder/],
    [
      'no code',
      { broken: { 'sample.yaml': 'title: X' } },
      /samples\/broken has no code\. Add one of curl\.sh, /,
    ],
    [
      'a file with an unknown name',
      { broken: { 'unknown.xyz': '' } },
      /samples\/broken\/unknown\.xyz: samples have no file with this name\./,
    ],
    ['two files of one language', { broken: { 'A.java': '', 'B.java': '' } }, /there is another Java file/],
    ['no description', { broken: { 'bash.sh': '' } }, /samples\/broken\/sample\.yaml is missing/],
    [
      'a description without title',
      { broken: { 'bash.sh': '', 'sample.yaml': 'note: X' } },
      /does not describe a sample: .*title/s,
    ],
    [
      'a description that is not YAML',
      { broken: { 'bash.sh': '', 'sample.yaml': 'title: [' } },
      /sample\.yaml is not valid YAML/,
    ],
  ])(
    'fails with a sentence on %s',
    (_, samples: Readonly<Record<string, Readonly<Record<string, string>>>>, message) => {
      write('other', { 'sample.yaml': 'title: X', 'bash.sh': '' });
      for (const [id, files] of Object.entries(samples)) write(id, files);
      expect(() => loadSample('broken', folder)).toThrow(message);
    },
  );
});

describe('sampleIds', () => {
  it('lists folders with files, however deep, sorted', () => {
    write('guides/collect/b', { 'bash.sh': '' });
    write('a', { 'bash.sh': '' });
    mkdirSync(path.join(folder, 'empty'));
    writeFileSync(path.join(folder, 'README.md'), '');
    expect(sampleIds(folder)).toEqual(['a', 'b']);
  });
});
