/** The import of cards can stop at any moment: no row gets a second token, and the counts are right at the end. */
import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { describe, expect, inject, it } from 'vitest';
import { interruptedImport, type ImportLanguage } from './support/interrupted-import.ts';

const { python, missing } = inject('python');
const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };

const LANGUAGES: readonly (ImportLanguage & { readonly skipped: boolean })[] = [
  {
    language: 'node',
    command: process.execPath,
    extension: 'mjs',
    environment: ['BasisTheoryEnvironment.Test', (origin) => JSON.stringify(origin)],
    translate: (code) => ts.transpileModule(code, { compilerOptions }).outputText,
    // Node.js has it since version 22.5.
    skipped: !isBuiltin('node:sqlite'),
  },
  {
    language: 'python',
    command: python ?? '',
    extension: 'py',
    environment: [
      'environment=BasisTheoryEnvironment.TEST',
      (origin) => `base_url=${JSON.stringify(origin)}`,
    ],
    translate: (code) => code,
    // The SDK repeats a request that is answered with 409, after pauses that are of no interest here.
    files: {
      'sitecustomize.py':
        'import time\n\nreal = time.sleep\ntime.sleep = lambda seconds: real(seconds / 100)\n',
    },
    skipped: missing !== undefined,
  },
];

const everyRowButOne = Array.from({ length: 40 }, (_, index) => index + 1).filter((row) => row !== 7);

describe.each(LANGUAGES)('the import of cards in $language', (how) => {
  it.skipIf(how.skipped).each([
    ['a batch', 23, 'at once', false],
    ['a batch', 23, 'a day later', true],
    ['a row of a refused batch', 8, 'at once', false],
    ['a row of a refused batch', 8, 'a day later', true],
  ])('goes on after the answer to %s was lost (row %i), %s', async (_, lostRow, _when, aDayLater) => {
    const { killed, createdRows, said, exitCode } = await interruptedImport(how, lostRow, aDayLater);
    expect(killed, 'the first run is killed').toBe(true);
    expect(createdRows.toSorted((one, other) => one - other)).toEqual(everyRowButOne);
    expect(said).toBe('40 rows: 39 imported, 1 refused. In the vault: 39, 0 of them with another number.');
    expect(exitCode).toBe(0);
  });
});
