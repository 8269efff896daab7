/** Payloads with several values: tokenize and detokenize. */
import { type Json, isObject } from '../../json';
import { evaluateExpression } from '../../expressions';
import { holds, type Caller } from '../applications/access';
import { jsonBody, unchanged, type Handler } from '../call';
import { createToken } from './create-token';
import { finder } from './find-data';
import { forbidden, invalid, respondWith, unsupported } from '../problems';
import type { PlatformEvent, PlatformState, Environment } from '../types';

/** The quota of a new tenant. */
const MOST_TOKENS = 5;
const MOST_EXPRESSIONS = 5;

/** A token request has `type` with data, or converts an intent; every other object is the reader's own. */
function isTokenRequest(value: Json): boolean {
  if (!isObject(value)) return false;
  const names = new Set(Object.keys(value));
  return names.has('token_intent_id') || (names.has('type') && (names.has('data') || names.has('encrypted')));
}

interface Tokenized {
  readonly state: PlatformState;
  readonly value: Json;
  readonly count: number;
  readonly events: readonly PlatformEvent[];
}

function tokenizeEach(
  entries: readonly (readonly [string, Json])[],
  before: Tokenized,
  caller: Caller,
  environment: Environment,
): { readonly end: Tokenized; readonly values: readonly (readonly [string, Json])[] } {
  let end = before;
  const values = entries.map(([name, value]) => {
    end = tokenizeValue(value, end, caller, environment);
    return [name, end.value] as const;
  });
  return { end, values };
}

function tokenizeValue(value: Json, before: Tokenized, caller: Caller, environment: Environment): Tokenized {
  if (value === null) return { ...before, value };
  if (isObject(value) && isTokenRequest(value)) {
    const { state, view, events } = createToken(before.state, value, caller, environment);
    return { state, value: view, count: before.count + 1, events: [...before.events, ...events] };
  }
  if (Array.isArray(value)) {
    const { end, values } = tokenizeEach(Object.entries(value), before, caller, environment);
    return { ...end, value: values.map(([, one]) => one) };
  }
  if (isObject(value)) {
    const { end, values } = tokenizeEach(Object.entries(value), before, caller, environment);
    return { ...end, value: Object.fromEntries(values) };
  }
  const { state, view, events } = createToken(
    before.state,
    { type: 'token', data: value },
    caller,
    environment,
  );
  const all = [...before.events, ...events];
  return { state, value: view.id ?? null, count: before.count + 1, events: all };
}

export const tokenize: Handler = (call) => {
  const body = jsonBody(call);
  if (body === undefined) throw invalid({ error: 'The payload is required.' });
  const start = { state: call.state, value: null, count: 0, events: [] };
  const { state, value, count, events } = tokenizeValue(body, start, call.caller, call.environment);
  if (count > MOST_TOKENS)
    throw invalid({ error: `A request creates ${MOST_TOKENS} tokens at most, and this one has ${count}.` });
  return { state, response: respondWith(200, value), events };
};

export const detokenize: Handler = (call) => {
  if (!holds(call.caller, 'token:read')) throw forbidden('The key lacks token:read.');
  const body = jsonBody(call);
  if (body === undefined) throw invalid({ error: 'The payload is required.' });
  const source = JSON.stringify(body);
  if (source.split('{{').length - 1 > MOST_EXPRESSIONS)
    throw invalid({ error: `A request contains ${MOST_EXPRESSIONS} expressions at most.` });
  const found = finder(call, 'token:read');
  const result = evaluateExpression(source, {
    context: 'detokenize',
    resolve: found.resolve,
    random: call.environment.random,
  });
  if (found.denied.size > 0)
    throw forbidden(`The key lacks token:read for these tokens: ${[...found.denied].join(', ')}`);
  if (found.unsupported.size > 0)
    throw unsupported(
      `The mock platform doesn't support ${[...found.unsupported].join(', ')} in expressions.`,
    );
  if (!result.ok) throw invalid({ error: `${result.error.title}: ${result.error.detail}` });
  return unchanged(call, 200, result.value);
};
