/** Runs of reactors. */
import { type Json, type JsonObject, isObject } from '../../json';
import { evaluateExpression } from '../../expressions';
import { property } from '../json';
import { jsonBody, withEntry, type Call, type Handler } from '../call';
import { runCode, type CodeRun, type RunResult } from '../code-runs';
import { forbidden, invalid, notFound, respondWith, unsupported } from '../problems';
import { finder } from '../tokens/find-data';
import { runEvents } from './reactor-events';
import { imageOf } from './reactor-definitions';
import { demandReactor } from './reactors';
import { knownCode } from './sample-code';
import type { Handled, PlatformResponse, StoredReactor } from '../types';

/** What the code reads, with data instead of expressions. It's `args` of the body on `node-bt`, and the body on `node22`. */
function argsOf(call: Call, reactor: StoredReactor): Json {
  const body = jsonBody(call) ?? {};
  const hasArgs = imageOf(reactor) === 'node-bt';
  if (hasArgs && !(isObject(body) && isObject(body.args)))
    throw invalid({ args: `Send the code's arguments in "args".` });
  const found = finder(call, 'reactor:invoke', reactor.configuration);
  const result = evaluateExpression(JSON.stringify(body), {
    context: 'reactor',
    resolve: found.resolve,
    random: call.environment.random,
  });
  if (found.unsupported.size > 0)
    throw unsupported(
      `The mock platform doesn't support ${[...found.unsupported].join(', ')} in expressions.`,
    );
  if (found.denied.size > 0)
    throw forbidden(`The key lacks reactor:invoke for these tokens: ${[...found.denied].join(', ')}`);
  if (!result.ok) throw invalid({ error: `${result.error.title}: ${result.error.detail}` });
  return hasArgs ? (property(result.value, 'args') ?? null) : result.value;
}

function responseOf(result: RunResult): PlatformResponse {
  if (result.ok) return respondWith(200, result.body);
  const { status, detail, errors } = result;
  // A 401 has no body, anyone who gives it.
  if (status === 401) return respondWith(401);
  return respondWith(status, { status, detail, errors });
}

function run(call: Call): CodeRun & { readonly reactor: StoredReactor } {
  const reactor = demandReactor(call);
  const args = argsOf(call, reactor);
  const code = knownCode(reactor.code, imageOf(reactor));
  if (code === undefined)
    throw unsupported(
      "The mock platform stores your code, but doesn't run it. It runs the code of this site's samples, on the runtime that each sample needs.",
    );
  const { configuration, applicationId } = reactor;
  return { reactor, ...runCode(call, code, { args, configuration }, applicationId) };
}

/** What a run leads to, with its events in order. */
function handled(
  { reactor, result, state, events }: ReturnType<typeof run>,
  request: JsonObject,
  response: PlatformResponse,
): Handled {
  const [started, ended] = runEvents(reactor, result, request);
  return { state, response, events: [started, ...events, ended].filter((event) => event !== undefined) };
}

export const react: Handler = (call) => {
  const done = run(call);
  return handled(done, { invocation_type: 'sync' }, responseOf(done.result));
};

/** The run ends immediately, so its result is there as soon as the caller has the ID. */
export const reactAsync: Handler = (call) => {
  const done = run(call);
  const id = call.environment.uuid();
  const stored = { reactorId: done.reactor.id, response: responseOf(done.result) };
  const { state } = done;
  return handled(
    { ...done, state: { ...state, runs: withEntry(state.runs, id, stored) } },
    { id, invocation_type: 'async' },
    respondWith(202, { asyncReactorRequestId: id }),
  );
};

export const getResult: Handler = (call) => {
  const { reactorId, response } = call.state.runs.get(call.path[1] ?? '') ?? {};
  if (response === undefined || reactorId !== call.path[0])
    throw notFound("There's no result with this ID, or the run hasn't finished.");
  return { state: call.state, response };
};
