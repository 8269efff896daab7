/** Compares the samples that ran with the committed record of proofs, or writes the record: `npm run proofs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import {
  codeHash,
  proofFile,
  sampleProof,
  type SampleProof,
} from '../../../pipeline/code-samples/requests/proofs.ts';
import type { ProvenLanguage } from '../../../pipeline/code-samples/lists.ts';
import type { Choice } from './by-record/cases-to-run.ts';
import { recordHead } from '../languages.ts';

/**
 * What the id of a sample begins with, but for those that the API description yields; the samples of one kind have one
 * test in a language. `native` run with a double of React Native, `projects` are used in a browser, `declared` are the
 * same with their types, and `servers`, `functions` and `scripts` charge cards.
 */
const KINDS = [
  'samples',
  'workflows',
  'steps',
  'native',
  'projects',
  'declared',
  'servers',
  'functions',
  'scripts',
] as const;

const kindOf = (id: string): (typeof KINDS)[number] | 'emitted' =>
  KINDS.find((kind) => id.startsWith(`${kind}/`)) ?? 'emitted';

/** The hashes of programs, by id, in the order of the ids. */
function hashes(programs: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...programs].map(([id, code]): [string, string] => [id, codeHash(code)]).sort());
}

/**
 * What the record says differently than what ran.
 *
 * @returns a sentence for each difference, with the sample and the command that renews the record
 */
export function recordDifferences(
  language: ProvenLanguage,
  committed: SampleProof,
  ran: SampleProof,
): string[] {
  const fix = 'Run npm run proofs and commit the record.';
  const tools = ({ package: name = 'no SDK', version = '', tools: used }: SampleProof): string =>
    [name, version, ...Object.entries(used).sort().flat()].join(' ').trim();
  const head =
    tools(committed) === tools(ran)
      ? []
      : [`The record of ${language} is of ${tools(committed)}, but ${tools(ran)} is installed. ${fix}`];
  const ids = [...new Set([...Object.keys(committed.samples), ...Object.keys(ran.samples)])].sort();
  const samples = ids.flatMap((id) => {
    const [then, now] = [committed.samples[id], ran.samples[id]];
    if (then === now) return [];
    if (now === undefined)
      return [`${id} in ${language} is in the record and did not run to its end. ${fix}`];
    return [
      `${id} in ${language} ${then === undefined ? 'is not in the record' : 'has changed since the record'}. ${fix}`,
    ];
  });
  return [...head, ...samples];
}

/**
 * Asserts that the record holds exactly the samples of a test: those that ran, with the code that ran, and the others,
 * which weren't chosen because they are in it. With `PROOFS=write` it writes them and the harness into the record
 * instead.
 *
 * @param choice of samples of one kind
 * @param proven the samples that ran and passed, by id
 */
export function expectRecord(choice: Choice, proven: ReadonlyMap<string, string>): void {
  const { language, programs, runs } = choice;
  const { samples, harness, ...committed } = sampleProof(language);
  const entries = Object.entries(samples);
  const kind = kindOf([...programs.keys()][0] ?? '');
  const asRecorded = [...programs].filter(([id]) => !runs(id));
  const held: SampleProof = {
    ...recordHead(language),
    samples: hashes(new Map([...asRecorded, ...proven])),
  };
  if (process.env.PROOFS === 'write') {
    const others = entries.filter(([id]) => kindOf(id) !== kind);
    const merged = Object.fromEntries([...others, ...Object.entries(held.samples)].sort());
    writeRecord(language, { ...held, harness: withHarness(harness, choice), samples: merged });
  }
  const ofKind = entries.filter(([id]) => kindOf(id) === kind);
  const expected =
    process.env.PROOFS === 'write' ? held : { ...committed, samples: Object.fromEntries(ofKind) };
  expect(recordDifferences(language, expected, held)).toEqual([]);
  expect(Object.keys(held.samples)).not.toEqual([]);
}

function withHarness(
  harness: SampleProof['harness'],
  { name, harness: fingerprint }: Choice,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries({ ...harness, [name]: fingerprint }).sort());
}

function writeRecord(language: ProvenLanguage, { harness, samples, ...head }: SampleProof): void {
  mkdirSync(path.dirname(proofFile(language)), { recursive: true });
  writeFileSync(proofFile(language), `${JSON.stringify({ ...head, harness, samples }, null, 2)}\n`);
}
