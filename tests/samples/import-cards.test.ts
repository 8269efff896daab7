/** The import of cards can stop at any moment: no row gets a second token, and the counts are right at the end. */
import { isBuiltin } from 'node:module';
import pg from 'pg';
import ts from 'typescript';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSample } from '../../pipeline/code-samples/samples/index.ts';
import { testCards } from './support/import-vault.ts';
import {
  failedImport,
  interruptedImport,
  type ImportDatabase,
  type ImportLanguage,
} from './support/interrupted-import.ts';
import { missingPostgreSql, startPostgreSql, type PostgreSql } from './support/postgresql.ts';
import { pythonToolchain } from './support/toolchains.ts';

const { python, missing } = await pythonToolchain();
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
    // The SDK repeats a request that gets 409, after pauses that are of no interest here.
    files: {
      'sitecustomize.py':
        'import time\n\nreal = time.sleep\ntime.sleep = lambda seconds: real(seconds / 100)\n',
    },
    skipped: missing !== undefined,
  },
];

const everyRowButOne = Array.from({ length: 40 }, (_, index) => index + 1).filter((row) => row !== 7);

const CASES = [
  ['a batch', 23, 'immediately', false],
  ['a batch', 23, 'a day later', true],
  ['a row of a rejected batch', 8, 'immediately', false],
  ['a row of a rejected batch', 8, 'a day later', true],
] as const;
const IMPORTED = '40 rows: 39 imported, 1 rejected. In the vault: 39, 0 of them with another number.';

async function expectImport(
  how: ImportLanguage,
  database: ImportDatabase,
  lostRow: number,
  aDayLater: boolean,
): Promise<void> {
  const { killed, createdRows, said, exitCode } = await interruptedImport(how, database, lostRow, aDayLater);
  expect(killed, `the first run is killed; the last one said: ${said}`).toBe(true);
  expect(createdRows.toSorted((one, other) => one - other)).toEqual(everyRowButOne);
  expect(said).toBe(IMPORTED);
  expect(exitCode).toBe(0);
}

describe.each(LANGUAGES)('the import of cards in $language', (how) => {
  it.skipIf(how.skipped).each(CASES)(
    'continues after the response to %s was lost (row %i), %s',
    async (_, lostRow, _when, aDayLater) => {
      await expectImport(how, { sample: 'import-cards', environment: {} }, lostRow, aDayLater);
      expect.hasAssertions();
    },
  );
});

describe.each(LANGUAGES)('an import in $language that the platform rejects', (how) => {
  it.skipIf(how.skipped)('ends with the status, and prints nothing of the response', async () => {
    const body = JSON.stringify({ title: 'Forbidden', status: 403, detail: 'card 4242424242424242' });
    const { said, exitCode } = await failedImport(how, {
      status: 403,
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(said.trim()).toBe('The platform returned 403.');
    expect(exitCode).toBe(1);
  });

  it.skipIf(how.skipped || how.language !== 'python')('says that a rejected key has no body', async () => {
    const { said, exitCode } = await failedImport(how, { status: 401 });
    expect(said.trim()).toBe('The response has no body. Check the key and the environment.');
    expect(exitCode).toBe(1);
  });
});

const noServer = missingPostgreSql();

describe.each(LANGUAGES)('the import of cards from PostgreSQL in $language', (how) => {
  let server: PostgreSql | undefined;
  const reason = noServer ?? (how.language === 'python' ? missing : undefined);

  beforeAll(async () => {
    if (reason === undefined) server = await startPostgreSql();
  });

  beforeEach(({ skip, task }) => {
    if (reason === undefined) return;
    Object.assign(task.meta, { skipReason: reason });
    skip(reason);
  });

  afterAll(async () => {
    await server?.stop();
  });

  it.each(CASES)(
    'continues after the response to %s was lost (row %i), %s',
    async (_, lostRow, _when, aDayLater) => {
      const { environment = {} } = server ?? {};
      const seed = async (count: number): Promise<void> => {
        const db = new pg.Client({
          host: environment.PGHOST,
          port: Number(environment.PGPORT),
          user: environment.PGUSER,
          database: environment.PGDATABASE,
        });
        await db.connect();
        await db.query('DROP TABLE IF EXISTS cards');
        await db.query(
          'CREATE TABLE cards (id integer PRIMARY KEY, number text NOT NULL, expiration_month integer NOT NULL, expiration_year integer NOT NULL)',
        );
        for (const { id, number } of testCards(count))
          await db.query('INSERT INTO cards VALUES ($1, $2, 12, 2029)', [id, number]);
        await db.end();
      };
      await expectImport(how, { sample: 'import-cards-postgresql', environment, seed }, lostRow, aDayLater);
      expect.hasAssertions();
    },
  );

  it('differs from the script for SQLite in its database only', () => {
    const [sqlite, postgresql] = ['import-cards', 'import-cards-postgresql'].map((id) => {
      const code = loadSample(id).files.find(({ language }) => language === how.language)?.code ?? '';
      return code.split(/^(?:\/\/|#) The import\.$/m)[1];
    });
    expect(postgresql).toBeDefined();
    expect(postgresql).toBe(sqlite);
  });
});
