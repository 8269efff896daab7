/**
 * Tests that take minutes, and read nothing but files. They run when one of these differs from their last pass
 * (`content/records/test-runs.json`, written by `npm run proofs`), and in `npm run test:all`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { RECORDS } from '../../pipeline/cache/index.ts';
import { hashFiles } from './inputs.ts';
import { PROOF_TESTS } from './proof-tests.ts';

/** Runners, and SDK versions. */
const RUNNERS = [
  'tests/samples',
  ':(exclude)tests/samples/**/*.test.ts',
  ':(exclude)tests/samples/support/by-record',
  'tests/workflows/support',
  'tests/money/support',
  'content/records/sdk-methods',
  ':(exclude)*.md',
];
/** What sample code is made from. */
const PROGRAMS = ['content/openapi', 'content/workflows', 'pipeline/code-samples'];

/** Everything that holds a sample. */
const SAMPLES = [...PROGRAMS, 'content/samples', 'content/projects'];

/** Tests that compile samples, where the SDK can be had. */
const COMPILING_TESTS = ['go/compile', 'go/options', 'java/compile', 'java/options'].map(
  (name) => `tests/samples/${name}.test.ts`,
);

/** Pathspecs of what each test reads, by its path. */
const INPUTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([...PROOF_TESTS, ...COMPILING_TESTS].map((test) => [test, SAMPLES])),
  'tests/money/program-outcomes.test.ts': PROGRAMS,
  'tests/samples/agent-skills/programs.test.ts': [
    ...PROGRAMS,
    'app/outputs/downloads/agent-skills',
    'engines/simulator',
  ],
  'tests/samples/check-masked-key.test.ts': ['content/samples/*/check-masked-key/*'],
  'tests/samples/import-cards.test.ts': ['content/samples/*import-cards*'],
  'tests/samples/observations.test.ts': ['content/records/sdk-observations.yaml'],
  'tests/samples/server-projects.test.ts': ['content/projects', 'pipeline/code-samples'],
  'tests/samples/simulator/samples.test.ts': [
    ...PROGRAMS,
    'components/builders/sample-run.ts',
    'engines/simulator',
  ],
  'tests/samples/verify-webhook-calls.test.ts': [
    'content/samples/*/verify-webhook/*',
    'engines/webhook-signatures',
  ],
};

export const RECORDED_TESTS: readonly string[] = Object.keys(INPUTS);

const recordSchema = z.record(z.string(), z.string());

function readRecord(): Readonly<Record<string, string>> {
  return recordSchema.parse(JSON.parse(readFileSync(RECORDS.testRuns, 'utf8')));
}

/** Pathspecs for everything that decides how a recorded test ends. */
export function recordedInputs(test: string): readonly string[] {
  return [test, ...RUNNERS, ...(INPUTS[test] ?? [])];
}

/** Hashes by test path, undefined without Git. The runners, which are most of the bytes, are read once for all. */
export async function hashesOf(tests: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
  const runners = await hashFiles(process.cwd(), RUNNERS);
  const entries = tests.map(
    async (test) => [test, await hashFiles(process.cwd(), [test, ...(INPUTS[test] ?? [])], runners)] as const,
  );
  return new Map(await Promise.all(entries));
}

/**
 * Recorded tests that read the same as when they last passed. None without Git.
 *
 * @param record a hash by test path
 */
export async function unchangedTests(record = readRecord()): Promise<readonly string[]> {
  const hashes = await hashesOf(RECORDED_TESTS);
  return RECORDED_TESTS.filter((test) => hashes.get(test) !== undefined && record[test] === hashes.get(test));
}

/** A phrase for the closing line about the recorded tests that don't run. */
export async function skippedUnchanged(): Promise<readonly string[]> {
  const { length } = await unchangedTests();
  return length === 0
    ? []
    : [`${String(length)} test files whose inputs are the same as when they last passed`];
}

/** Writes down today's inputs. Call it when all recorded tests have passed. */
export async function recordRuns(): Promise<void> {
  const hashes = await hashesOf(RECORDED_TESTS);
  writeFileSync(RECORDS.testRuns, `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`);
}
