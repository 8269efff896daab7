/**
 * Which samples a test runs: those that changed since the record of proofs. All of them run when the harness, an SDK or
 * a tool differs from the record's, in `npm run test:all`, and in `npm run proofs`.
 */
import path from 'node:path';
import {
  codeHash,
  sampleProof,
  type SampleProof,
} from '../../../../pipeline/code-samples/requests/proofs.ts';
import type { ProvenLanguage } from '../../../../pipeline/code-samples/lists.ts';
import { runsWideTests } from '../../../../scripts/checks/wide-tests.ts';
import { recordHead } from '../../languages.ts';
import { harnessFingerprint } from './harness.ts';

/** What a test can run in one language. */
export interface Cases {
  readonly language: ProvenLanguage;
  /** Path of the test file: `import.meta.filename`. */
  readonly test: string;
  /** Code of each sample by its id in the record, e.g. `samples/handle-errors`. */
  readonly programs: ReadonlyMap<string, string>;
  /** Files and folders that the harness reads without naming them, from the project's folder. */
  readonly more?: readonly string[];
}

/** What a test runs of its cases. */
export interface Choice extends Cases {
  /** The harness's name in the record, e.g. `samples/curl-run`, and its fingerprint. */
  readonly name: string;
  readonly harness: string;
  readonly runs: (id: string) => boolean;
}

const RUNS_ALL: readonly (string | undefined)[] = ['write', 'check'];

/** What differs between the record and what is installed, as far as it makes all samples run. */
function sameTools(record: SampleProof, language: ProvenLanguage): boolean {
  const head = ({ package: name, version, tools }: Omit<SampleProof, 'samples'>): string =>
    JSON.stringify([name, version, Object.entries(tools).sort()]);
  return head(record) === head(recordHead(language));
}

/**
 * The ids of samples that have to run.
 *
 * @param record what ran before
 * @param current fingerprint of the harness today
 */
export function idsToRun(
  { language, programs }: Pick<Cases, 'language' | 'programs'>,
  record: SampleProof,
  { name, harness }: { readonly name: string; readonly harness: string },
): ReadonlySet<string> {
  const runsAll = record.harness?.[name] !== harness || !sameTools(record, language);
  const ids = [...programs].filter(([id, code]) => runsAll || record.samples[id] !== codeHash(code));
  return new Set(ids.map(([id]) => id));
}

/** Chooses what a test runs; see the top of the file. */
export async function casesToRun(cases: Cases): Promise<Choice> {
  const { language, test, programs, more } = cases;
  const name = path
    .relative('tests', test)
    .replace(/\.test\.ts$/, '')
    .replaceAll(path.sep, '/');
  const harness = await harnessFingerprint(test, language, more);
  const ids =
    RUNS_ALL.includes(process.env.PROOFS) || runsWideTests(process.env)
      ? new Set(programs.keys())
      : idsToRun(cases, sampleProof(language), { name, harness });
  return { ...cases, name, harness, runs: (id) => ids.has(id) };
}
