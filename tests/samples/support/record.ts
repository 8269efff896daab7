/** Compares the samples that ran with the committed record of proofs, or writes the record: `npm run proofs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import {
  codeHash,
  proofFile,
  sampleProof,
  type SampleProof,
} from '../../../pipeline/languages/requests/proofs.ts';
import type { ProvenLanguage } from '../../../pipeline/languages/lists.ts';

/** Emitted samples, those of `samples/`, or programs of workflows: each kind has a test of its own. */
export type SampleKind = 'emitted' | 'hand-written' | 'workflow';

function kindOf(id: string): SampleKind {
  if (id.startsWith('workflows/')) return 'workflow';
  return id.startsWith('samples/') ? 'hand-written' : 'emitted';
}

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
 * Asserts that the record holds exactly the samples that ran, with the code that ran. With `PROOFS=write` it writes them
 * into the record instead.
 *
 * @param proven the samples of one kind that passed, by id
 */
export function expectRecord(
  language: ProvenLanguage,
  kind: SampleKind,
  proven: ReadonlyMap<string, string>,
  head: Omit<SampleProof, 'samples'>,
): void {
  const { samples, ...committed } = sampleProof(language);
  const entries = Object.entries(samples);
  const ran: SampleProof = { ...head, samples: hashes(proven) };
  if (process.env.PROOFS === 'write') {
    const others = entries.filter(([id]) => kindOf(id) !== kind);
    const merged = Object.fromEntries([...others, ...Object.entries(ran.samples)].sort());
    mkdirSync(path.dirname(proofFile(language)), { recursive: true });
    writeFileSync(proofFile(language), `${JSON.stringify({ ...ran, samples: merged }, null, 2)}\n`);
  }
  const ofKind = entries.filter(([id]) => kindOf(id) === kind);
  const expected =
    process.env.PROOFS === 'write' ? ran : { ...committed, samples: Object.fromEntries(ofKind) };
  expect(recordDifferences(language, expected, ran)).toEqual([]);
}
