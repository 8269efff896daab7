/** The checks of a delivery, in the order of the steps on the page about webhooks. */

/** What's checked; a delivery is genuine only if all pass. */
export type CheckId = 'headers' | 'signature' | 'version' | 'body' | 'clock' | 'key' | 'form' | 'content';

export const CHECK_LABELS: Readonly<Record<CheckId, string>> = {
  headers: 'Headers',
  signature: 'Signature format',
  version: 'Version',
  body: 'JSON',
  clock: 'Time',
  key: 'Key',
  form: 'Signed form',
  content: 'Content',
};

/** The result of one check. */
export interface Check {
  readonly id: CheckId;
  /** `unchecked` where an earlier failure leaves nothing to look at, `unknown` where looking didn't tell. */
  readonly result: 'passed' | 'failed' | 'unchecked' | 'unknown';
  /** A sentence; code is in backticks. */
  readonly says: string;
  /** What to do about a failure. */
  readonly fix?: string;
}

export function passed(id: CheckId, says: string): Check {
  return { id, result: 'passed', says };
}

export function failed(id: CheckId, says: string, fix?: string): Check {
  return { id, result: 'failed', says, ...(fix === undefined ? {} : { fix }) };
}

export function unchecked(id: CheckId, says: string): Check {
  return { id, result: 'unchecked', says };
}

export function unknown(id: CheckId, says: string): Check {
  return { id, result: 'unknown', says };
}
