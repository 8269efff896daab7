/**
 * What the programs share that are behind `compiled-observations.ts`: each prints one line, what a call returned or which error it ended
 * with.
 */

/** Options that a probe gives to the client or to the call, and what it calls. */
export interface Probe {
  readonly client?: string;
  readonly call?: string;
  readonly method?: 'get' | 'create';
  /** Seconds that the call is allowed to take. */
  readonly limit?: number;
}

const READS = ['401', '404', '404-empty', '408', '429', '429-retry-after', '500', 'dropped'];
const WRITES = ['409', '422', '201-empty', '201-html'];
/** A probe by the id of its observation. */
export type NamedProbe = readonly [string, Probe];

/** The probes that each language has. */
export const COMMON: readonly NamedProbe[] = [
  ...READS.map((id) => [id, {}] as const),
  ...WRITES.map((id) => [id, { method: 'create' }] as const),
  ...['silence', 'stalled', 'limit-in-wait'].map((id) => [id, { limit: 1 }] as const),
];

/** Programs by the id of their observation. */
export function probePrograms(
  probes: readonly NamedProbe[],
  write: (probe: Probe) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(probes.map(([id, probe]) => [id, write(probe)]));
}
