import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { sdkMethods } from '../../pipeline/content/sdk-methods/index.ts';
import { COMPILED_OBSERVATIONS, observeCompiled } from './support/compiled-observations.ts';
import { PROBES as go } from './go/probes.ts';
import { PROBES as java } from './java/probes.ts';
import { runnerOf } from './languages.ts';
import { COMPILED_LANGUAGES } from './support/run-compiled.ts';
import { RECORDS } from '../../pipeline/cache/records.ts';

const FILE = RECORDS.compiledSdkObservations;
const isWritten = process.env.PROOFS === 'write';

const PROBES = { go, java } as const;

interface Table {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

const committed: Table = existsSync(FILE)
  ? (parse(readFileSync(FILE, 'utf8')) as Table)
  : { columns: [], rows: [] };

for (const language of COMPILED_LANGUAGES) {
  const run = await runnerOf(language);
  const { version } = sdkMethods(language);
  const label = `${language === 'go' ? 'Go' : 'Java'} ${version}`;

  describe.skipIf(run === undefined)(`the SDK in ${language}`, () => {
    it('does what the table says; `npm run proofs` renews it', async () => {
      const seen = run && (await observeCompiled(PROBES[language], run));
      const rows = COMPILED_OBSERVATIONS.map(({ id, answer }) => ({
        ...committed.rows.find((row) => row.id === id),
        id,
        answer,
        [language]: seen?.get(id) ?? '',
      }));
      const columns = committed.columns.map((column) =>
        column.key === language ? { ...column, label } : column,
      );
      const table = { ...committed, columns, rows };
      if (isWritten) {
        writeFileSync(FILE, stringify(table, { lineWidth: 0, singleQuote: true }));
        Object.assign(committed, table);
      }
      expect(table).toEqual(committed);
    }, 300_000);
  });
}

it('content/records/compiled-sdk-observations.yaml has a row for each observation', () => {
  expect(committed.rows.map(({ id, answer }) => [id, answer])).toEqual(
    COMPILED_OBSERVATIONS.map(({ id, answer }) => [id, answer]),
  );
});
