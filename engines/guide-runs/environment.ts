/** An environment that leaves nothing to chance, so that the same moves give the same run for everyone. */
import type { Environment } from '../simulator';

/** When a run starts, after everything that the simulator has from the start was created. */
const START = Date.parse('2026-11-02T10:00:00Z');

const UNITS = 2 ** 32;

/** Numbers that look random (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UNITS;
  };
}

/**
 * An environment with the same IDs for the same seed.
 *
 * @param seconds since runs start
 */
export function seededEnvironment(seed: number, seconds: number): Environment {
  const random = numbers(seed);
  const digit = (): string => Math.floor(random() * 16).toString(16);
  return {
    now: () => START + seconds * 1000,
    random,
    uuid: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', digit),
  };
}

/** Seconds from step to step. */
const STEP_SECONDS = 10;

/**
 * The environment at a run's step.
 *
 * @param part counts from 1 what happens after the step's request, each a second later, as long as the step lasts
 */
export function environmentAt(step: number, part = 0): Environment {
  return seededEnvironment(step + 1 + part * 1000, step * STEP_SECONDS + Math.min(part, STEP_SECONDS - 1));
}
