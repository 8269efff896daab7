/** The operations on reactors: reading the fixed set, and invoking it. */
import { evaluateExpression, type Json, isObject } from '../../expressions';
import { jsonBody, unchanged, withEntry, type Call, type Handler } from '../call';
import { finder } from '../tokens/find-data';
import { REACTORS, type FixedReactor, type RunResult } from './fixed-reactors';
import { moment, present, TENANT } from '../json';
import { matchesName, numberedPage } from '../numbered-page';
import { forbidden, invalid, notFound, respondWith, unsupported } from '../problems';
import type { Handled, JsonObject, PlatformEvent, PlatformResponse } from '../types';

const CREATOR = '6cc6063a-fa75-41fb-890b-4184184747f8';
const CREATED = Date.parse('2026-10-01T12:00:00Z');
/** How long a run takes, for its event. */
const ELAPSED_MS = 20;

function view({ id, name, code, configuration, runtime }: FixedReactor): JsonObject {
  return present({
    id,
    tenant_id: TENANT,
    name,
    state: 'active',
    code,
    created_by: CREATOR,
    created_at: moment(CREATED),
    configuration: { ...configuration },
    runtime,
  });
}

function demandReactor({ path: [id = ''] }: Call): FixedReactor {
  const reactor = REACTORS.find((one) => one.id === id);
  if (reactor === undefined) throw notFound("There's no reactor with this ID.");
  return reactor;
}

export const getReactor: Handler = (call) => unchanged(call, 200, view(demandReactor(call)));

export const listReactors: Handler = (call) => {
  const { query } = call.request;
  const ids = query.getAll('id');
  const all = REACTORS.filter(
    ({ id, name }) => (ids.length === 0 || ids.includes(id)) && matchesName(name, query.get('name')),
  );
  return numberedPage(call, all.map(view));
};

/** The body of an invocation with data instead of expressions. */
function detokenizedBody(call: Call, reactor: FixedReactor): Json {
  const body = jsonBody(call) ?? {};
  if (reactor.runtime === undefined && !(isObject(body) && isObject(body.args)))
    throw invalid({ args: 'Send the arguments of the code in "args".' });
  const found = finder(call, 'reactor:invoke', reactor.configuration);
  const result = evaluateExpression(JSON.stringify(body), {
    context: 'reactor',
    resolve: found.resolve,
    random: call.world.random,
  });
  if (found.unsupported.size > 0)
    throw unsupported(
      `The mock platform doesn't support ${[...found.unsupported].join(', ')} in expressions.`,
    );
  if (found.denied.size > 0)
    throw forbidden(`The key lacks reactor:invoke for these tokens: ${[...found.denied].join(', ')}`);
  if (!result.ok) throw invalid({ error: `${result.error.title}: ${result.error.detail}` });
  return result.value;
}

function responseOf(result: RunResult): PlatformResponse {
  if (result.ok) return respondWith(200, result.body);
  const { status, detail, message } = result;
  // A 401 has no body, anyone who gives it.
  if (status === 401) return respondWith(401);
  return respondWith(status, { status, detail, errors: { error: [message] } });
}

function runEvents({ id, name }: FixedReactor, result: RunResult, request: JsonObject): PlatformEvent[] {
  const reactor = { id, name };
  const ended: PlatformEvent = result.ok
    ? { type: 'reactor.completed', data: { reactor, request, elapsed_ms: ELAPSED_MS } }
    : { type: 'reactor.failed', data: { reactor, request, error: result.message, elapsed_ms: ELAPSED_MS } };
  return [{ type: 'reactor.invoked', data: { reactor, request } }, ended];
}

interface Run {
  readonly reactor: FixedReactor;
  readonly result: RunResult;
}

function run(call: Call): Run {
  const reactor = demandReactor(call);
  return { reactor, result: reactor.run(detokenizedBody(call, reactor), call.world) };
}

export const react: Handler = (call): Handled => {
  const { reactor, result } = run(call);
  return {
    state: call.state,
    response: responseOf(result),
    events: runEvents(reactor, result, { invocation_type: 'sync' }),
  };
};

/** The run ends immediately, so its result is there as soon as the caller has the ID. */
export const reactAsync: Handler = (call) => {
  const { state, world } = call;
  const { reactor, result } = run(call);
  const id = world.uuid();
  const stored = { reactorId: reactor.id, response: responseOf(result) };
  return {
    state: { ...state, runs: withEntry(state.runs, id, stored) },
    response: respondWith(202, { asyncReactorRequestId: id }),
    events: runEvents(reactor, result, { id, invocation_type: 'async' }),
  };
};

export const getResult: Handler = (call) => {
  const { reactorId, response } = call.state.runs.get(call.path[1] ?? '') ?? {};
  if (response === undefined || reactorId !== call.path[0])
    throw notFound("There's no result with this ID, or the run hasn't finished.");
  return { state: call.state, response };
};
