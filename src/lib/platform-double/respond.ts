import { worldOf } from './clock';
import { findCaller, holds, type Caller } from './access';
import { findOperation, OPERATIONS, type DoubleOperation } from './operations';
import { forbidden, invalid, Problem, proxyProblem, respondWith, unsupported } from './problems';
import { invokeProxy } from './proxy';
import type { Outcome, PlatformRequest, PlatformResponse, PlatformState, World } from './types';

/** How long a success is kept under its idempotency key, in milliseconds. */
const REPLAY_LIFETIME = 24 * 3_600_000;
const IDEMPOTENT_METHODS = new Set(['POST', 'PUT', 'PATCH']);

/** Where the double shows what its processors have charged. The platform has nothing like it. */
const CHARGES_PATH = '/_double/charges';

const PROXY_PATH = /^\/proxy(?<rest>\/.*)?$/;

function demandAccess({ id, types, permissions }: DoubleOperation, caller: Caller): void {
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

function handleOperation(state: PlatformState, request: PlatformRequest, world: World): Outcome {
  const found = findOperation(request.method, request.path);
  if (found === undefined)
    throw unsupported(
      `The mock platform doesn't support ${request.method} ${request.path}. It supports ${OPERATIONS.map(({ id }) => id).join(', ')}, and /proxy.`,
    );
  const { operation, values } = found;
  const caller = findCaller(state, request.headers['bt-api-key'], world.now());
  demandAccess(operation, caller);
  const key = replayKey(request, caller);
  const replay = key === undefined ? undefined : state.replays.get(key);
  if (replay !== undefined && replay.until > world.now()) return { state, response: replay.response };
  const outcome = operation.handle({ state, request, world, caller, path: values });
  if (key === undefined) return outcome;
  const until = world.now() + REPLAY_LIFETIME;
  const replays = new Map(outcome.state.replays).set(key, { response: outcome.response, until });
  return { ...outcome, state: { ...outcome.state, replays } };
}

function callerOfProxy(state: PlatformState, request: PlatformRequest, world: World): Caller {
  try {
    return findCaller(state, request.headers['bt-api-key'], world.now());
  } catch (error) {
    if (error instanceof Problem) throw proxyProblem(401, 'Unauthorized');
    throw error;
  }
}

function outcomeOf(state: PlatformState, request: PlatformRequest, world: World): Outcome {
  if (request.method === 'GET' && request.path === CHARGES_PATH)
    return {
      state,
      response: respondWith(
        200,
        state.charges.map(({ processor, reference, amount, behavior, charged, requests }) => ({
          processor,
          reference,
          amount,
          behavior,
          charged,
          requests,
        })),
      ),
    };
  const proxied = PROXY_PATH.exec(request.path);
  if (proxied === null) return handleOperation(state, request, world);
  const caller = callerOfProxy(state, request, world);
  return invokeProxy({ state, request, world, caller, path: [proxied.groups?.rest ?? ''] });
}

function problemResponse({ status, body }: Problem): PlatformResponse {
  return respondWith(status, body);
}

/** The header that lets a reader follow a request; the platform repeats what it was sent. */
function traced(response: PlatformResponse, request: PlatformRequest, world: World): PlatformResponse {
  if (response.kind !== 'response') return response;
  const id = request.headers['bt-trace-id'] ?? world.uuid();
  return { ...response, headers: { ...response.headers, 'bt-trace-id': id } };
}

/**
 * What the platform would make of a request: the state after it, and the response. Pure but for the world outside, and never
 * throws for what a request contains.
 */
export function respond(state: PlatformState, request: PlatformRequest, outside: World): Outcome {
  const world = worldOf(state, outside);
  try {
    const { state: after, response } = outcomeOf(state, request, world);
    return { state: after, response: traced(response, request, world) };
  } catch (error) {
    const problem =
      error instanceof Problem
        ? error
        : error instanceof URIError
          ? invalid({ error: "The path isn't valid." })
          : undefined;
    if (problem === undefined) throw error;
    return { state, response: traced(problemResponse(problem), request, world) };
  }
}
