import { seededEnvironment } from '../guide-runs';
import type { Environment } from '../simulator';
import type { Session } from '../simulator-sessions';
import type { SampleSession } from './types';

/** What of the requests so far is kept to find IDs in, in UTF-16 units. */
const LONGEST_WRITTEN = 100_000;

function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return hash;
}

/**
 * The environment of a request. IDs follow from the sample and how often it was sent, so that a link with the ID that one
 * sample made works for the next reader.
 */
export function environmentOfSample({ sent, sends }: SampleSession, sample: string): Environment {
  return seededEnvironment(hashOf(`${sample} ${String(sends.get(sample) ?? 0)}`), sent);
}

/** The sampleSession after one more request of a sample. */
export function counted(
  sampleSession: SampleSession,
  sample: string,
  session: Session,
  request: string,
): SampleSession {
  return {
    ...sampleSession,
    session,
    sent: sampleSession.sent + 1,
    sends: new Map(sampleSession.sends).set(sample, (sampleSession.sends.get(sample) ?? 0) + 1),
    written: `${sampleSession.written}\n${request}`.slice(-LONGEST_WRITTEN),
  };
}
