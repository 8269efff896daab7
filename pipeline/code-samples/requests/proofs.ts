/**
 * Which samples were run, by the record that the proofs under `tests/samples/` write: `content/records/sample-proofs/`. A
 * sample counts as proven while its code is exactly the one that ran.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { PROVEN_LANGUAGES, requestSamples, type ProvenLanguage, type SampleLanguage } from '../lists.ts';
import { fileExists, readText, memoizedSync, RECORDS } from '../../cache/index.ts';
import { sdkMethods } from '../../content/sdk-methods/index.ts';

const proof = z.strictObject({
  /** The SDK that the samples ran with; absent where they use none. */
  package: z.string().optional(),
  version: z.string().optional(),
  /** What checked them, with versions. */
  tools: z.record(z.string(), z.string()),
  /** Fingerprint of what ran them, by test, e.g. `samples/curl-run`: when it differs, all of them run again. */
  harness: z.record(z.string(), z.string()).optional(),
  /** Hash of the code that ran, by `<operation>/<example>` or `content/samples/<id>`. */
  samples: z.record(z.string(), z.string()),
});

/** The record of one language. */
export type SampleProof = Readonly<z.infer<typeof proof>>;

/** The file of a language's record, which need not exist. */
export function proofFile(language: ProvenLanguage): string {
  return path.resolve(RECORDS.sampleProofs, `${language}.json`);
}

/**
 * Reads the record of a language, again when its file has changed.
 *
 * @throws Error that names the file when it does not have the shape of a record
 */
export function sampleProof(language: ProvenLanguage): SampleProof {
  return readRecord(proofFile(language));
}

const readRecord = memoizedSync((file): SampleProof => {
  if (!fileExists(file)) return { tools: {}, samples: {} };
  const parsed = proof.safeParse(JSON.parse(readText(file)));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${RECORDS.sampleProofs}/${path.basename(file)} is no record of proofs. Write it with npm run proofs.\n${z.prettifyError(parsed.error)}`,
  );
});

/** The hash that a record holds for a program. */
export function codeHash(code: string): string {
  return createHash('sha256').update(code).digest('base64url').slice(0, 16);
}

/** The record of a language if it says that this very code ran under this id. */
export function proofOf(language: string, id: string, code: string): SampleProof | undefined {
  const proven = PROVEN_LANGUAGES.find((name) => name === language);
  if (proven === undefined) return undefined;
  const record = sampleProof(proven);
  return record.samples[id] === codeHash(code) ? record : undefined;
}

const MOCK = 'against a mock server of the API description';

/** What a proven sample of a language has gone through. */
function provenSentence(language: SampleLanguage, { package: name = '', version = '' }: SampleProof): string {
  const { proven, sdk } = requestSamples(language);
  return sdk === undefined ? `${proven} ${MOCK}.` : `${proven} with ${name} ${version} ${MOCK}.`;
}

/** What is true of a sample without a proof: the languages without a compiler here are parsed; of others, nothing. */
export function comparedSentence(language: SampleLanguage): string | undefined {
  if (!requestSamples(language).isCompared) return undefined;
  const { package: name, version } = sdkMethods(language);
  return `Every method and argument checked against ${name} ${version}.`;
}

/**
 * What a sample was checked against, as a short sentence for the mark beside it; undefined when nothing checked it.
 *
 * @param id of the sample, `<operation>/<example>`
 */
export function checkedAgainst(language: SampleLanguage, id: string, code: string): string | undefined {
  const record = proofOf(language, id, code);
  return record === undefined ? comparedSentence(language) : provenSentence(language, record);
}
