import type { JsonObject } from '../json';
import { findCaller, holds, type Caller } from './applications/access';
import { environmentOf } from './clock';
import { deliver } from './webhooks/deliveries';
import { customersAct } from './threeds/customer';
import { expire } from './tokens/expiry';
import { httpRequested } from './webhooks/http-event';
import type { SimulatedOperation } from './define-operation';
import { logged } from './logs/log-entries';
import { findOperation, OPERATIONS } from './operations';
import { forbidden, invalid, Problem, respondWith, tooManyRequests, unsupported } from './problems';
import { respondInside } from './inside';
import { invokeProxy } from './proxies/proxy';
import { isProxied } from './proxies/proxy-routes';
import { countRequest } from './rate-limits';
import type {
  Handled,
  Outcome,
  PlatformRequest,
  PlatformResponse,
  PlatformState,
  Environment,
} from './types';

/** How long a success is kept under its idempotency key, in milliseconds. */
const REPLAY_LIFETIME = 24 * 3_600_000;
const IDEMPOTENT_METHODS = new Set(['POST', 'PUT', 'PATCH']);

/** What a request leads to, with the actor of its events. */
interface Acted extends Handled {
  readonly actor?: JsonObject;
}

function demandAccess({ id, types, permissions }: SimulatedOperation, caller: Caller): void {
  if (types.length > 0 && !types.some((type) => caller.types.includes(type)))
    throw forbidden(`${id} takes the key of another type of application: ${types.join(' or ')}.`);
  if (permissions.length > 0 && !permissions.some((permission) => holds(caller, permission)))
    throw forbidden(`The key lacks ${permissions.join(' or ')}.`);
}

function replayKey({ method, path, headers }: PlatformRequest, caller: Caller): string | undefined {
  const key = headers['bt-idempotency-key'];
  if (key === undefined || key === '' || !IDEMPOTENT_METHODS.has(method)) return undefined;
  return JSON.stringify([caller.applicationId, method, path, key]);
}

function actorOf(state: PlatformState, { applicationId }: Caller): { readonly actor?: JsonObject } {
  const name = state.applications.get(applicationId)?.name;
  return name === undefined ? {} : { actor: { id: applicationId, type: 'application', name } };
}

function handleOperation(state: PlatformState, request: PlatformRequest, environment: Environment): Acted {
  const found = findOperation(request.method, request.path);
  if (found === undefined)
    throw unsupported(
      `The mock platform doesn't support ${request.method} ${request.path}. It supports ${OPERATIONS.map(({ id }) => id).join(', ')}, and /proxy.`,
    );
  const { operation, values } = found;
  const caller = findCaller(state, request.headers['bt-api-key'], environment.now());
  demandAccess(operation, caller);
  const key = replayKey(request, caller);
  const replay = key === undefined ? undefined : state.replays.get(key);
  if (replay !== undefined && replay.until > environment.now()) return { state, response: replay.response };
  const outcome = {
    ...operation.handle({ state, request, environment, caller, path: values }),
    ...actorOf(state, caller),
  };
  if (key === undefined) return outcome;
  const until = environment.now() + REPLAY_LIFETIME;
  const replays = new Map(outcome.state.replays).set(key, { response: outcome.response, until });
  return { ...outcome, state: { ...outcome.state, replays } };
}

function actOn(
  state: PlatformState,
  request: PlatformRequest,
  environment: Environment,
  wait?: number,
): Acted {
  const isProxy = isProxied(request);
  if (wait !== undefined) throw tooManyRequests(wait, isProxy);
  if (!isProxy) return handleOperation(state, request, environment);
  const { caller, ...handled } = invokeProxy(state, request, environment);
  return { ...handled, ...actorOf(state, caller) };
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof URIError) return invalid({ error: "The path isn't valid." });
  throw error;
}

/** The header that lets a reader follow a request; the platform repeats what it was sent. */
function traced(response: PlatformResponse, id: string): PlatformResponse {
  if (response.kind !== 'response') return response;
  return { ...response, headers: { ...response.headers, 'bt-trace-id': id } };
}

/**
 * What the platform would make of a request: the state after it, and the response. Pure but for the environment outside, and
 * never throws for what a request contains.
 */
export function respond(state: PlatformState, request: PlatformRequest, outside: Environment): Outcome {
  const environment = environmentOf(state, outside);
  const traceId = request.headers['bt-trace-id'] ?? environment.uuid();
  const { state: current, events: ends } = expire(state, environment.now());
  const { state: later, events: acts } = customersAct(current, environment);
  const delivered = deliver(later, [...ends, ...acts], { traceId }, environment);
  const inside = respondInside(delivered, request, environment);
  if (inside !== undefined) return inside;
  const { state: before, waitSeconds } = countRequest(delivered, request, environment.now());
  let acted: Acted;
  try {
    acted = actOn(before, request, environment, waitSeconds);
  } catch (error) {
    const { status, body, headers } = problemOf(error);
    acted = { state: before, response: respondWith(status, body, headers) };
  }
  const { state: after, events = [], actor } = acted;
  const response = traced(acted.response, traceId);
  const all = [...events, ...httpRequested(request, response)];
  const cause = { traceId, ...(actor === undefined ? {} : { actor }) };
  return { state: logged(deliver(after, all, cause, environment), all, actor, environment), response };
}
