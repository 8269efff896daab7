/** What the customer does in the browser, which the simulator doesn't have. The clock decides when. */
import { withEntry } from '../call';
import type { Handled, PlatformEvent, PlatformState, Environment } from '../types';
import { authenticationOf, finalResult, hasChallenge } from './authentication';
import { challengeCompleted, sessionAuthenticated } from './events';
import { outcomeOf } from './test-cards';
import type { ThreeDsSession } from './types';

/** How long the customer takes to open the hosted page, and to complete a challenge, in milliseconds. */
export const CUSTOMER_TAKES = 10_000;

/** Whether a customer is at a challenge. Off-session, there's no one to complete it. */
function isChallengeOpen(session: ThreeDsSession): boolean {
  return hasChallenge(session) && session.isChallengeOver !== true && session.type === 'customer';
}

/**
 * Has the customer cancel a challenge.
 *
 * @param now milliseconds since 1970
 * @returns undefined where the session has no open challenge
 */
export function cancelChallenge(state: PlatformState, id: string, now: number): PlatformState | undefined {
  const session = state.threeds.get(id);
  if (session === undefined || !isChallengeOpen(session)) return undefined;
  return { ...state, threeds: withEntry(state.threeds, id, { ...session, canceledAt: now }) };
}

interface Acted {
  readonly session: ThreeDsSession;
  readonly events: readonly PlatformEvent[];
}

/** The hosted page authenticates as soon as the customer opens it. A card whose outcome is an error stays without one. */
function openPage(session: ThreeDsSession, environment: Environment): Acted | undefined {
  const { hosted, authentication, createdAt, expiresAt, number } = session;
  const at = createdAt + CUSTOMER_TAKES;
  if (hosted === undefined || authentication !== undefined || at > environment.now() || at >= expiresAt)
    return undefined;
  const outcome = outcomeOf(number);
  if (outcome === undefined || 'fails' in outcome) return undefined;
  const ids = { acs: environment.uuid(), ds: environment.uuid() };
  const opened = {
    ...session,
    authentication: authenticationOf(session, hosted, ids),
    authenticatedAt: at,
  };
  return { session: opened, events: [sessionAuthenticated(opened)] };
}

function completeChallenge(session: ThreeDsSession, now: number): Acted | undefined {
  const { authenticatedAt = now, canceledAt = authenticatedAt + CUSTOMER_TAKES } = session;
  if (!isChallengeOpen(session) || canceledAt > now) return undefined;
  const isSuccessful = finalResult(session).authentication_status === 'successful';
  return {
    session: { ...session, isChallengeOver: true },
    events: [challengeCompleted(session, isSuccessful)],
  };
}

/** The state after what customers have done by now, and the events of it. */
export function customersAct(
  state: PlatformState,
  environment: Environment,
): Required<Pick<Handled, 'state' | 'events'>> {
  const events: PlatformEvent[] = [];
  const changed = new Map<string, ThreeDsSession>();
  for (const session of state.threeds.values()) {
    const opened = openPage(session, environment);
    const completed = completeChallenge(opened?.session ?? session, environment.now());
    const last = completed ?? opened;
    if (last === undefined) continue;
    changed.set(session.id, last.session);
    events.push(...(opened?.events ?? []), ...(completed?.events ?? []));
  }
  if (changed.size === 0) return { state, events };
  return { state: { ...state, threeds: new Map([...state.threeds, ...changed]) }, events };
}
