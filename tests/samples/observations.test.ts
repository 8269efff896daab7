import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { sdkMethods } from '../../pipeline/content/sdk-methods/index.ts';
import { SPEECH as node } from './node/speech.ts';
import { runPython } from './python/run-python.ts';
import { SPEECH as python } from './python/speech.ts';
import { observe } from './support/observations.ts';
import { OBSERVATIONS } from './support/observed-answers.ts';
import { runPrograms } from './support/run-programs.ts';
import { RECORDS } from '../../pipeline/cache/records.ts';
import { pythonToolchain } from './support/toolchains.ts';

const FILE = RECORDS.sdkObservations;
const { python: interpreter = '', missing } = await pythonToolchain();

interface Table {
  readonly description: string;
  readonly key: string;
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** The table with what was seen; a language that cannot run here keeps its cells. */
async function observed(committed: Table): Promise<Table> {
  const seenInNode = await observe(node, runPrograms);
  const seen =
    missing === undefined ? await observe(python, (...job) => runPython(interpreter, ...job)) : undefined;
  const rows = OBSERVATIONS.map(({ id, answer, call }) => ({
    id,
    answer,
    call,
    node: seenInNode.get(id) ?? '',
    python: seen?.get(id) ?? committed.rows.find((row) => row.id === id)?.python ?? '',
  }));
  const labels: Readonly<Record<string, string>> = {
    node: `Node.js ${sdkMethods('node').version}`,
    python: `Python ${sdkMethods('python').version}`,
  };
  const columns = committed.columns.map((column) => ({
    ...column,
    label: labels[column.key] ?? column.label,
  }));
  return { ...committed, columns, rows };
}

// Some cases end by the SDK clock. On a busy machine, a first response can miss its limit.
const ONCE_MORE = { retry: 1, timeout: 120_000 };

it(
  'the SDKs do with failing responses what content/records/sdk-observations.yaml says; `npm run proofs` renews it',
  ONCE_MORE,
  async () => {
    const committed = parse(readFileSync(FILE, 'utf8')) as Table;
    const table = await observed(committed);
    const isWritten = process.env.PROOFS === 'write';
    if (isWritten) writeFileSync(FILE, stringify(table, { lineWidth: 0, singleQuote: true }));
    expect(table).toEqual(isWritten ? table : committed);
    expect(table.rows.map(({ id }) => id)).toEqual(OBSERVATIONS.map(({ id }) => id));
  },
);
