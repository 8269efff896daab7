/** Runs the import of cards as a reader does, kills it where it hurts, and runs it again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { assert } from 'vitest';
import { loadSample } from '../../../pipeline/code-samples/samples/index.ts';
import { startImportVault } from './import-vault.ts';
import { startRecorder, type Answer } from './recorder.ts';
import type { RunLanguage } from './scenarios.ts';

/** How a language runs a program, and what a test changes in it; every text has to be there. */
export interface ImportLanguage {
  readonly language: RunLanguage;
  /** The interpreter. */
  readonly command: string;
  readonly extension: string;
  /** The constant of the environment, and what replaces it for an origin. */
  readonly environment: readonly [text: string, replacement: (origin: string) => string];
  /** Source to source that the interpreter reads. */
  readonly translate: (code: string) => string;
  /** Files next to the program, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Where the cards are. */
export interface ImportDatabase {
  /** The sample that imports from it. */
  readonly sample: string;
  /** Variables of the program. */
  readonly environment: Readonly<Record<string, string>>;
  /** Makes a table with so many cards; without it, the sample `import-cards-seed` does. */
  readonly seed?: (count: number) => Promise<void>;
}

export interface InterruptedImport {
  /** What the last run printed last. */
  readonly said: string;
  readonly exitCode: number | null;
  /** The rows that tokens were created for, in order, by all runs. */
  readonly createdRows: readonly number[];
  /** Whether the first run was killed. */
  readonly killed: boolean;
}

const COUNT = 40;

interface Run {
  readonly said: string;
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

function replaced(code: string, from: string, to: string): string {
  assert(code.includes(from), `The sample holds "${from}".`);
  return code.replaceAll(from, to);
}

function sampleCode(id: string, language: RunLanguage): string {
  const file = loadSample(id).files.find((candidate) => candidate.language === language);
  assert(file, `samples/${id} has a program in ${language}.`);
  return file.code;
}

type RunProgram = (name: 'seed' | 'import', started?: (kill: () => void) => void) => Promise<Run>;

/** Writes the programs into a folder of their own, with the cards in the database, and removes it afterward. */
async function withPrograms<Result>(
  how: ImportLanguage,
  database: ImportDatabase,
  origin: string,
  use: (run: RunProgram) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'import-cards-'));
  const run: RunProgram = async (name, started) => {
    const env = { ...process.env, ...database.environment, PYTHONPATH: folder, NO_PROXY: '*' };
    const child = spawn(how.command, [`${name}.${how.extension}`], { cwd: folder, env });
    started?.(() => child.kill('SIGKILL'));
    const [said, complained, [exitCode, signal]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
    ]);
    return { said: `${said}${complained}`, exitCode, signal };
  };
  try {
    const seed = replaced(sampleCode('import-cards-seed', how.language), '10_000', String(COUNT));
    const slow = sampleCode(database.sample, how.language);
    // The pace of a test tenant would make the tests last for a minute.
    const fast = replaced(slow, 'PER_10_SECONDS = 40', 'PER_10_SECONDS = 4000');
    const [environment, replacement] = how.environment;
    const program = replaced(fast, environment, replacement(origin));
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const files = { seed: how.translate(seed), import: how.translate(program) };
    for (const [name, code] of Object.entries(files))
      await writeFile(path.join(folder, `${name}.${how.extension}`), code);
    for (const [name, code] of Object.entries(how.files ?? {}))
      await writeFile(path.join(folder, name), code);
    if (database.seed) await database.seed(COUNT);
    else {
      const seeded = await run('seed');
      assert.equal(seeded.exitCode, 0, seeded.said);
    }
    return await use(run);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Imports 40 cards, of which the vault rejects the one of row 7. The first run is killed when the vault has created the
 * token of a row and has not answered yet; the second one runs to its end.
 *
 * @param how to run a program of the language
 * @param database where the cards are
 * @param lostRow the row
 * @param aDayLater whether the vault has forgotten idempotency keys before the second run
 */
export async function interruptedImport(
  how: ImportLanguage,
  database: ImportDatabase,
  lostRow: number,
  aDayLater: boolean,
): Promise<InterruptedImport> {
  let kill: (() => void) | undefined;
  const vault = await startImportVault(7, (rows) => {
    if (!kill || !rows.includes(lostRow)) return false;
    kill();
    return true;
  });
  try {
    return await withPrograms(how, database, vault.origin, async (run) => {
      const first = await run('import', (end) => {
        kill = end;
      });
      kill = undefined;
      if (aDayLater) vault.forgetKeys();
      const { said, exitCode } = await run('import');
      const last = said.trimEnd().split('\n').at(-1) ?? '';
      return { said: last, exitCode, createdRows: vault.createdRows(), killed: first.signal === 'SIGKILL' };
    });
  } finally {
    await vault.close();
  }
}

/**
 * Imports cards into a platform that gives every request the same answer: everything that the program says, and its
 * end.
 */
export async function failedImport(
  how: ImportLanguage,
  answer: Answer,
): Promise<Pick<Run, 'said' | 'exitCode'>> {
  const platform = await startRecorder(() => answer);
  try {
    const database = { sample: 'import-cards', environment: {} };
    return await withPrograms(how, database, platform.origin, (run) => run('import'));
  } finally {
    await platform.close();
  }
}
