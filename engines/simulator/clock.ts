/** The clock of the simulator, which a reader can move to see what expires. */
import type { PlatformState, Environment } from './types';

/** The furthest that the clock moves in one direction, in milliseconds: ten years. */
const FURTHEST = 3_652 * 24 * 3_600_000;

/** The environment with the clock of a state. */
export function environmentOf(state: PlatformState, environment: Environment): Environment {
  return { ...environment, now: () => environment.now() + state.clockOffset };
}

/**
 * Moves the clock, so that expiry, replays, sessions, and rate limits can be seen without waiting.
 *
 * @param milliseconds forward, or back where it's negative; what isn't a finite number moves nothing
 * @returns the state with its clock moved, at most ten years from the real time
 */
export function moveClock(state: PlatformState, milliseconds: number): PlatformState {
  if (!Number.isFinite(milliseconds)) return state;
  const moved = state.clockOffset + Math.round(milliseconds);
  return { ...state, clockOffset: Math.max(-FURTHEST, Math.min(FURTHEST, moved)) };
}
