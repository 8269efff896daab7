/** Proxies: expressions in body and headers, and the destinations that the simulator plays. */
import type { Json } from '../../json';
import { evaluateExpression, type ExpressionContext } from '../../expressions';
import { holds, type Caller } from '../applications/access';
import type { Call } from '../call';
import { isForm, type Delivery } from './delivery';
import { findDestination, SUPPORTED_DESTINATIONS } from './destinations';
import { finder, type Finder } from '../tokens/find-data';
import { proxyProblem } from '../problems';
import { proxyInvoked } from './proxy-event';
import { INVALID, routeOf, unsupportedInProxy, type ProxyRoute } from './proxy-routes';
import { demandTransforms, transformRequest, transformResponse } from './transforms';
import type { Handled, PlatformRequest, PlatformState, StoredProxy, Environment } from '../types';

/** Headers of the way to the platform; the destination gets none of them. */
const OWN = /^(?:bt-|host$|connection$|content-length$|accept-encoding$|transfer-encoding$)/;
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** What a string with expressions gives. Throws a `Problem` where one of them cannot be evaluated. */
function evaluated(source: string, context: ExpressionContext, found: Finder, random: () => number): Json {
  if (!source.includes('{{') && !source.includes('{%')) return source;
  const result = evaluateExpression(source, { context, resolve: found.resolve, random });
  if (found.unsupported.size > 0)
    throw unsupportedInProxy(
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

function demandSupported({ headers, method }: PlatformRequest, proxy: StoredProxy | undefined): void {
  if (!METHODS.has(method)) throw proxyProblem(400, INVALID, "The method isn't supported.");
  if (headers['bt-encrypted'] !== undefined)
    throw unsupportedInProxy("The mock platform doesn't support BT-ENCRYPTED.");
  if (proxy !== undefined) demandTransforms(proxy);
}

/** The request as the destination gets it: expressions replaced, and without headers for the platform. */
function filledRequest(call: Call, { url, proxy }: ProxyRoute): Delivery {
  const { request, caller, environment } = call;
  const { method } = request;
  const sent = Object.entries(request.headers).filter(([name]) => !OWN.test(name));
  if (proxy?.disableDetokenization === true)
    return { method, url, headers: Object.fromEntries(sent), body: request.body };
  const permission =
    holds(caller, 'token:use') && !holds(caller, 'proxy:invoke') ? 'token:use' : 'proxy:invoke';
  const found = finder(call, permission, proxy?.configuration);
  const fill = (source: string): Json => evaluated(source, 'proxy_body', found, environment.random);
  const body = isForm(request.headers) ? filledForm(request.body, fill) : asText(fill(request.body));
  const headers = sent.map(([name, value]) => [
    name,
    asText(evaluated(value, 'proxy_header', found, environment.random)),
  ]);
  return { method, url, headers: Object.fromEntries(headers) as Delivery['headers'], body };
}

/**
 * Sends a request through a proxy.
 *
 * @throws Problem in the form of proxies; nothing was sent then
 */
export function invokeProxy(
  state: PlatformState,
  request: PlatformRequest,
  environment: Environment,
): Handled & { readonly caller: Caller } {
  const route = routeOf(state, request, environment);
  const { caller, url, proxy } = route;
  demandSupported(request, proxy);
  const destination = findDestination(url);
  if (destination === undefined)
    throw unsupportedInProxy(
      `The mock platform doesn't send anything to ${url.host}. It simulates these destinations: ${SUPPORTED_DESTINATIONS.join(', ')}.`,
    );
  const call = { state, request, environment, caller, path: [] };
  const filled = filledRequest(call, route);
  const delivery = proxy === undefined ? filled : transformRequest(call, filled, proxy);
  const received = withReceived(state, destination.name, delivery, environment.now());
  const outcome = destination.respond(delivery, received);
  if (proxy === undefined) return { ...outcome, caller };
  const transformed = transformResponse(call, outcome, proxy);
  const events = [...(transformed.events ?? []), ...proxyInvoked(proxy, delivery, transformed.response)];
  return { ...transformed, caller, events };
}
