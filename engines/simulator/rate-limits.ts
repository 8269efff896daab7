/**
 * Rate limits. Of the documented limits, these can be reached: every limit that isn't here is higher than the limit of a
 * test tenant, which applies first.
 */
import { applicationWithKey } from './applications/access';
import { isProxied, proxyKeyOf } from './proxies/proxy-routes';
import type { PlatformRequest, PlatformState, RateCounter } from './types';

interface RateLimit {
  /** As the page of rate limits has it. */
  readonly scope: string;
  readonly requests: number;
  readonly seconds: number;
  /** How long every request is rejected after the limit is exceeded; 0 where only the excess is. */
  readonly blockedSeconds: number;
  /** What the requests are counted by; undefined where the limit doesn't apply. The sender is always the same. */
  readonly counter: (state: PlatformState, request: PlatformRequest) => string | undefined;
}

function keyOf(state: PlatformState, { headers }: PlatformRequest, type?: string): string | undefined {
  const key = headers['bt-api-key'];
  if (key === undefined) return undefined;
  if (type !== undefined) return applicationWithKey(state, key)?.type === type ? key : undefined;
  const isKnown =
    applicationWithKey(state, key) !== undefined ||
    [...state.sessions.values()].some((one) => one.key === key);
  return isKnown ? key : undefined;
}

export const RATE_LIMITS: readonly RateLimit[] = [
  {
    scope: 'Any request to a test tenant',
    requests: 50,
    seconds: 10,
    blockedSeconds: 0,
    counter: (state, request) => keyOf(state, request),
  },
  {
    scope: 'Any request from one IP address',
    requests: 2_000,
    seconds: 10,
    blockedSeconds: 30,
    counter: () => '',
  },
  {
    scope: 'Any request from a public application',
    requests: 50,
    seconds: 60,
    blockedSeconds: 10,
    counter: (state, request) => keyOf(state, request, 'public'),
  },
  {
    scope: 'Any request from a management application',
    requests: 200,
    seconds: 60,
    blockedSeconds: 60,
    counter: (state, request) => keyOf(state, request, 'management'),
  },
  {
    scope: 'Anything below `/account-updater`',
    requests: 10,
    seconds: 10,
    blockedSeconds: 0,
    counter: (state, request) =>
      request.path.startsWith('/account-updater/') ? keyOf(state, request) : undefined,
  },
  {
    scope: 'Proxy without authentication, or white-label proxy',
    requests: 50,
    seconds: 10,
    blockedSeconds: 0,
    counter: (_, request) =>
      isProxied(request) && request.headers['bt-api-key'] === undefined ? proxyKeyOf(request) : undefined,
  },
];

/** What counting a request leads to. */
export interface Counted {
  readonly state: PlatformState;
  /** How long the caller waits before a request is accepted again; absent where this one is. */
  readonly waitSeconds?: number;
}

interface Checked {
  readonly counter: RateCounter;
  /** Milliseconds; 0 where the request is within the limit. */
  readonly wait: number;
}

function check(limit: RateLimit, before: RateCounter | undefined, now: number): Checked {
  const { times = [], blockedUntil = 0 } = before ?? {};
  const recent = times.filter((time) => time <= now && time > now - limit.seconds * 1000);
  // A reader can move the clock back; a block never lasts longer than it does.
  const left = blockedUntil - now;
  if (left > 0 && left <= limit.blockedSeconds * 1000)
    return { counter: { times: recent, blockedUntil }, wait: left };
  if (recent.length < limit.requests) return { counter: { times: [...recent, now] }, wait: 0 };
  const block = limit.blockedSeconds * 1000;
  if (block > 0) return { counter: { times: recent, blockedUntil: now + block }, wait: block };
  return { counter: { times: recent }, wait: (recent[0] ?? now) + limit.seconds * 1000 - now };
}

/** Counts a request. One that is above a limit counts for none. */
export function countRequest(state: PlatformState, request: PlatformRequest, now: number): Counted {
  if (!state.limitsRates) return { state };
  const checks = RATE_LIMITS.flatMap((limit) => {
    const counter = limit.counter(state, request);
    if (counter === undefined) return [];
    const name = JSON.stringify([limit.scope, counter]);
    return [{ name, before: state.rates.get(name), ...check(limit, state.rates.get(name), now) }];
  });
  const wait = Math.max(0, ...checks.map((one) => one.wait));
  const rates = new Map(state.rates);
  for (const { name, before, counter, wait: own } of checks) {
    if (wait === 0 || own > 0) rates.set(name, counter);
    else if (before !== undefined) rates.set(name, before);
  }
  return { state: { ...state, rates }, ...(wait === 0 ? {} : { waitSeconds: Math.ceil(wait / 1000) }) };
}
