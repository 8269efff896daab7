/** The transforms of a pre-configured proxy, as far as the simulator runs them. */
import { type Json, type JsonObject, isObject } from '../../json';
import { property, textOf } from '../json';
import type { Call } from '../call';
import { runCode, type CodeRun, type RunResult } from '../code-runs';
import { Problem, respondWith } from '../problems';
import type { Delivery } from './delivery';
import { unsupportedInProxy } from './proxy-routes';
import { transformCode } from './transform-code';
import type { Handled, Outcome, PlatformResponse, StoredProxy } from '../types';

/** A property at the top of the body. Deeper places aren't supported. */
const LOCATION = /^\$\.(?<name>\w+)$/;

const isCode = ({ type = 'code' }: JsonObject): boolean => type === 'code';

/** An appended value without an expression, which is the only kind that the simulator appends. */
const fixedText = (options: Json | undefined, name: string): string => {
  const value = property(options, name);
  return typeof value === 'string' && !value.includes('{') ? value : '';
};

function runs(step: JsonObject, place: 'request' | 'response'): boolean {
  if (isCode(step)) return transformCode(step, place) !== undefined;
  const { type, options } = step;
  if (fixedText(options, 'value') === '') return false;
  if (type === 'append_json') return LOCATION.test(fixedText(options, 'location'));
  return type === 'append_header' || type === 'append_text';
}

/** @throws Problem 501, so that nothing is sent, where the simulator can't run all of the transforms */
export function demandTransforms({ requestTransforms, responseTransforms }: StoredProxy): void {
  if (
    !requestTransforms.every((step) => runs(step, 'request')) ||
    !responseTransforms.every((step) => runs(step, 'response'))
  )
    throw unsupportedInProxy(
      "The mock platform stores these transforms, but doesn't run them, so it didn't send the request.",
    );
}

function contentOf(body: string, { 'content-type': type = '' }: Readonly<Record<string, string>>): Json {
  if (!type.startsWith('application/json')) return body;
  try {
    return JSON.parse(body) as Json;
  } catch {
    return body;
  }
}

const bodyOf = (value: Json = ''): string => (typeof value === 'string' ? value : JSON.stringify(value));

function headersOf(value: Json | undefined): Readonly<Record<string, string>> {
  const headers = isObject(value) ? value : {};
  return Object.fromEntries(Object.entries(headers).map(([name, one]) => [name.toLowerCase(), textOf(one)]));
}

function runStep(call: Call, step: JsonObject, args: JsonObject, proxy: StoredProxy): CodeRun {
  const code = transformCode(step, args.method === undefined ? 'response' : 'request');
  if (code === undefined) throw unsupportedInProxy("The mock platform doesn't run this code.");
  return runCode(call, code, { args, configuration: proxy.configuration }, proxy.applicationId);
}

/** The response for code that throws. It has no destination status, whatever the destination did. */
function thrownByCode({ status, detail, errors }: Extract<RunResult, { ok: false }>): Problem {
  const title = 'One or more validation errors occurred.';
  return new Problem(status, detail, { proxy_error: { errors, title, status, detail } });
}

/**
 * The request after its transforms.
 *
 * @throws Problem in the form of proxies, where code throws before anything was sent
 */
export function transformRequest(call: Call, delivery: Delivery, proxy: StoredProxy): Delivery {
  const [step] = proxy.requestTransforms;
  if (step === undefined) return delivery;
  const { method, headers, body, url } = delivery;
  const path = call.request.path.replace(/^\/proxy/, '');
  const args = { method, headers: { ...headers }, body: contentOf(body, headers), path, query: url.search };
  const { result } = runStep(call, step, args, proxy);
  if (!result.ok) throw thrownByCode(result);
  return {
    ...delivery,
    headers: headersOf(property(result.body, 'headers')),
    body: bodyOf(property(result.body, 'body')),
  };
}

type Received = Extract<PlatformResponse, { kind: 'response' }>;

function appended(response: Received, { type, options }: JsonObject): Received {
  const { headers, body = '' } = response;
  const [value, location] = [fixedText(options, 'value'), fixedText(options, 'location')];
  if (type === 'append_text') return { ...response, body: body + value };
  if (type === 'append_header')
    return { ...response, headers: { ...headers, [location.toLowerCase()]: value } };
  const content = contentOf(body, headers);
  const name = LOCATION.exec(location)?.groups?.name ?? '';
  return isObject(content) ? { ...response, body: JSON.stringify({ ...content, [name]: value }) } : response;
}

/** What response transforms make of an outcome. They run only for a 2xx, after the destination did its work. */
export function transformResponse(call: Call, outcome: Outcome, proxy: StoredProxy): Handled {
  const { response: first } = outcome;
  if (first.kind !== 'response' || first.status >= 300) return outcome;
  let response: Received = first;
  let [state, events]: [Handled['state'], Handled['events']] = [outcome.state, []];
  for (const step of proxy.responseTransforms) {
    if (!isCode(step)) {
      response = appended(response, step);
      continue;
    }
    const { headers, body = '' } = response;
    const args = { headers: { ...headers }, body: contentOf(body, headers) };
    const done = runStep({ ...call, state }, step, args, proxy);
    ({ state, events } = done);
    if (!done.result.ok) {
      const { status, body: error } = thrownByCode(done.result);
      return { state, events, response: respondWith(status, error) };
    }
    response = {
      ...response,
      headers: headersOf(property(done.result.body, 'headers')),
      body: bodyOf(property(done.result.body, 'body')),
    };
  }
  return { state, events, response };
}
