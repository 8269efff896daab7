import { seededWorld } from '../guide-runs';
import type { World } from '../simulator';
import type { Session } from '../simulator-sessions/session';
import type { Bench } from './types';

/** What of the requests so far is kept to find IDs in, in UTF-16 units. */
const LONGEST_WRITTEN = 100_000;

function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return hash;
}

/**
 * The world of a request. IDs follow from the sample and how often it was sent, so that a link with the ID that one
 * sample made works for the next reader.
 */
export function sampleWorld({ sent, sends }: Bench, sample: string): World {
  return seededWorld(hashOf(`${sample} ${String(sends.get(sample) ?? 0)}`), sent);
}

/** The bench after one more request of a sample. */
export function counted(bench: Bench, sample: string, session: Session, request: string): Bench {
  return {
    ...bench,
    session,
    sent: bench.sent + 1,
    sends: new Map(bench.sends).set(sample, (bench.sends.get(sample) ?? 0) + 1),
    written: `${bench.written}\n${request}`.slice(-LONGEST_WRITTEN),
  };
}
