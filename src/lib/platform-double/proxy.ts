/** The ephemeral proxy: expressions in body and headers, and the destinations that the double plays. */
import { evaluateExpression, type ExpressionContext, type Json } from '../expressions';
import { findCaller, holds, type Caller } from './access';
import type { Call } from './call';
import { isForm, type Delivery } from './delivery';
import { findDestination, SUPPORTED_DESTINATIONS } from './destinations';
import { finder, type Finder } from './find-data';
import { Problem, proxyProblem } from './problems';
import type { Handled, PlatformRequest, PlatformState, World } from './types';

const INVALID = 'Invalid proxy request';
/** Headers of the way to the platform; the destination gets none of them. */
const OWN = /^(?:bt-|host$|connection$|content-length$|accept-encoding$|transfer-encoding$)/;
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** What a string with expressions gives. Throws a `Problem` where one of them cannot be evaluated. */
function evaluated(source: string, context: ExpressionContext, found: Finder, random: () => number): Json {
  if (!source.includes('{{') && !source.includes('{%')) return source;
  const result = evaluateExpression(source, { context, resolve: found.resolve, random });
  if (found.unsupported.size > 0)
    throw proxyProblem(
      501,
      'Not supported by the mock platform',
      `The mock platform doesn't support ${[...found.unsupported].join(', ')} in expressions.`,
    );
  if (found.denied.size > 0)
    throw proxyProblem(
      403,
      'Forbidden',
      `The key lacks proxy:invoke for these tokens: ${[...found.denied].join(', ')}`,
    );
  if (found.unknown.size > 0)
    throw proxyProblem(400, INVALID, `Failed to detokenize some tokens: ${[...found.unknown].join(', ')}`);
  if (!result.ok) throw proxyProblem(400, INVALID, `${result.error.title}: ${result.error.detail}`);
  return result.value;
}

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function filledForm(body: string, fill: (source: string) => Json): string {
  const pairs = [...new URLSearchParams(body)].map(([name, value]) => [name, asText(fill(value))]);
  return new URLSearchParams(pairs).toString();
}

function targetUrl({ request: { headers, query }, path: [rest = ''] }: Call): URL {
  const base = headers['bt-proxy-url'];
  if (base === undefined)
    throw headers['bt-proxy-key'] === undefined
      ? proxyProblem(400, INVALID, 'The BT-PROXY-URL header is missing.')
      : proxyProblem(
          501,
          'Not supported by the mock platform',
          'The mock platform has no pre-configured proxies.',
        );
  let url: URL;
  try {
    url = new URL(base.replace(/\/+$/, '') + rest);
  } catch {
    throw proxyProblem(400, INVALID, 'BT-PROXY-URL is not a URL.');
  }
  if (url.protocol !== 'https:') throw proxyProblem(400, INVALID, 'BT-PROXY-URL must start with https://.');
  for (const [name, value] of query) url.searchParams.append(name, value);
  return url;
}

/** How many requests of destinations are kept. */
const MOST_RECEIVED = 100;

function withReceived(
  state: PlatformState,
  destination: string,
  { method, url, headers, body }: Delivery,
  receivedAt: number,
): PlatformState {
  const one = { destination, method, url: url.href, headers, body, receivedAt };
  return { ...state, received: [...state.received, one].slice(-MOST_RECEIVED) };
}

const PROXY_PATH = /^\/proxy(?<rest>\/.*)?$/;

/** Whether a request goes through a proxy. */
export function isProxied({ path }: PlatformRequest): boolean {
  return PROXY_PATH.test(path);
}

function callerOfProxy(state: PlatformState, request: PlatformRequest, world: World): Caller {
  try {
    return findCaller(state, request.headers['bt-api-key'], world.now());
  } catch (error) {
    if (error instanceof Problem) throw proxyProblem(401, 'Unauthorized');
    throw error;
  }
}

/** Sends a request through a proxy. Throws a `Problem` in the form of proxies. */
export function invokeProxy(
  state: PlatformState,
  request: PlatformRequest,
  world: World,
): Handled & { readonly caller: Caller } {
  const caller = callerOfProxy(state, request, world);
  const rest = PROXY_PATH.exec(request.path)?.groups?.rest ?? '';
  const call: Call = { state, request, world, caller, path: [rest] };
  if (!holds(caller, 'proxy:invoke') && !holds(caller, 'token:use'))
    throw proxyProblem(403, 'Forbidden', 'The key lacks proxy:invoke.');
  if (!METHODS.has(request.method)) throw proxyProblem(400, INVALID, "The method isn't supported.");
  if (request.headers['bt-encrypted'] !== undefined)
    throw proxyProblem(
      501,
      'Not supported by the mock platform',
      "The mock platform doesn't support BT-ENCRYPTED.",
    );
  const url = targetUrl(call);
  const destination = findDestination(url);
  if (destination === undefined)
    throw proxyProblem(
      501,
      'Not supported by the mock platform',
      `The mock platform doesn't send anything to ${url.host}. It simulates these destinations: ${SUPPORTED_DESTINATIONS.join(', ')}.`,
    );
  const found = finder(call, holds(caller, 'proxy:invoke') ? 'proxy:invoke' : 'token:use');
  const fill = (source: string): Json => evaluated(source, 'proxy_body', found, world.random);
  const body = isForm(request.headers) ? filledForm(request.body, fill) : asText(fill(request.body));
  const headers = Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => !OWN.test(name))
      .map(([name, value]) => [name, asText(evaluated(value, 'proxy_header', found, world.random))]),
  );
  const delivery = { method: request.method, url, headers, body };
  const received = withReceived(state, destination.name, delivery, world.now());
  return { ...destination.respond(delivery, received), caller };
}
