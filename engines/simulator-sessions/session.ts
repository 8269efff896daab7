/**
 * The simulator, as a reader uses it: raw requests in, raw responses out, and what was sent. No DOM, nothing of Node.js,
 * nothing sent anywhere. Pure, except that `readersEnvironment` reads the clock.
 */
import {
  initialState,
  moveClock,
  parseRawRequest,
  redeliver,
  respond,
  writeRawResponse,
  type PlatformResponse,
  type PlatformState,
  type Environment,
} from '../simulator';
import { repetitionText } from './repetition';

/** How many exchanges are kept: what a reader scrolls through. */
const MOST_EXCHANGES = 20;

/** A request and what came back, as raw HTTP. */
export interface Exchange {
  /** Counted from 1. */
  readonly place: number;
  readonly request: string;
  readonly response: string;
  /** What `response` is written from. */
  readonly received: PlatformResponse;
  /** e.g. `POST /tokens`. */
  readonly title: string;
  /** e.g. `201`, or a word where nothing came back. */
  readonly status: string;
  /** How long the platform would have taken, where that matters; in seconds. */
  readonly seconds?: number;
}

/** What a reader has done in the simulator. Never changed in place. */
export interface Session {
  readonly platform: PlatformState;
  /** Newest first. The oldest are dropped. */
  readonly exchanges: readonly Exchange[];
  readonly sent: number;
  /** What the last request led to, if it was sent several times. */
  readonly repeated?: string;
}

/** What came of an attempt to send: the session after it, or a sentence that says which line to change. */
export type SendOutcome =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly message: string };

/** A simulator that nothing was sent in. */
export function newSession(): Session {
  return { platform: initialState(), exchanges: [], sent: 0 };
}

/**
 * Sends a raw request to the simulated platform. Nothing leaves the page.
 *
 * @param text a line with method and path, headers, an empty line, the body
 */
export function sendRaw(session: Session, text: string, environment: Environment): SendOutcome {
  const parsed = parseRawRequest(text);
  if (!parsed.ok) return { ok: false, message: `Line ${String(parsed.line)}: ${parsed.message}` };
  const { state, response } = respond(session.platform, parsed.request, environment);
  const isResponse = response.kind === 'response';
  const exchange: Exchange = {
    place: session.sent + 1,
    request: text,
    response: writeRawResponse(response),
    received: response,
    title: `${parsed.request.method} ${parsed.request.path}`,
    status: isResponse ? String(response.status) : 'connection broke',
    ...(isResponse && response.seconds !== undefined ? { seconds: response.seconds } : {}),
  };
  const exchanges = [exchange, ...session.exchanges].slice(0, MOST_EXCHANGES);
  return { ok: true, session: { platform: state, exchanges, sent: session.sent + 1 } };
}

/**
 * Sends a request several times in a row. Of its exchanges, those with a new status and the last are kept.
 *
 * @param times at least 1
 */
export function sendTimes(
  session: Session,
  text: string,
  times: number,
  environment: Environment,
): SendOutcome {
  if (times === 1) return sendRaw(session, text, environment);
  let last = session;
  const statuses = new Map<string, number>();
  const kept: Exchange[] = [];
  for (let count = 1; count <= times; count++) {
    const outcome = sendRaw(last, text, environment);
    if (!outcome.ok) return outcome;
    last = outcome.session;
    const [exchange] = last.exchanges;
    if (exchange === undefined) continue;
    if (!statuses.has(exchange.status) || count === times) kept.unshift(exchange);
    statuses.set(exchange.status, (statuses.get(exchange.status) ?? 0) + 1);
  }
  const exchanges = [...kept, ...session.exchanges].slice(0, MOST_EXCHANGES);
  const repeated = repetitionText(statuses, session.platform, last.platform);
  return { ok: true, session: { ...last, exchanges, repeated } };
}

/** The session after an event was delivered once more, see `redeliver`. */
export function deliveredAgain(session: Session, id: string, environment: Environment): Session {
  return { ...session, platform: redeliver(session.platform, id, environment) };
}

/** The session with its clock moved forward. */
export function waited(session: Session, milliseconds: number): Session {
  return { ...session, platform: moveClock(session.platform, milliseconds) };
}

/** An environment for the page's reader. Its IDs are of test data, so `Math.random` does. */
export function readersEnvironment(): Environment {
  const digit = (): string => Math.floor(Math.random() * 16).toString(16);
  return {
    now: () => Date.now(),
    random: () => Math.random(),
    uuid: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', digit),
  };
}
