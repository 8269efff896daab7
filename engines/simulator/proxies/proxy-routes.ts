/** Where a proxied request goes, and who sends it: the ephemeral proxy, or one of the tenant's own. */
import { findCaller, holds, PLACEHOLDER, type Caller } from '../applications/access';
import { Problem, proxyProblem } from '../problems';
import type { PlatformRequest, PlatformState, StoredProxy, Environment } from '../types';

export const INVALID = 'Invalid proxy request';
const PROXY_KEY = 'bt-proxy-key';
const PROXY_PATH = /^\/proxy(?<rest>\/.*)?$/;

export interface ProxyRoute {
  readonly caller: Caller;
  readonly url: URL;
  /** Absent for the ephemeral proxy. */
  readonly proxy?: StoredProxy;
}

/** Whether a request goes through a proxy. */
export function isProxied({ path }: PlatformRequest): boolean {
  return PROXY_PATH.test(path);
}

/** The key of the proxy that a request names, in a header or in its query. */
export function proxyKeyOf({ headers, query }: PlatformRequest): string | undefined {
  return headers[PROXY_KEY] ?? query.get(PROXY_KEY) ?? undefined;
}

/** `501` in the form of proxies: this simulator doesn't do what the platform would, and sends nothing. */
export function unsupportedInProxy(detail: string): Problem {
  return proxyProblem(501, 'Not supported by the mock platform', detail);
}

function demandProxy(state: PlatformState, key: string): StoredProxy {
  const proxies = [...state.proxies.values()];
  const proxy = PLACEHOLDER.test(key) ? proxies[0] : proxies.find((one) => one.key === key);
  if (proxy === undefined) throw proxyProblem(404, 'Not Found', 'No proxy has this key.');
  return proxy;
}

function callerOf(
  state: PlatformState,
  { headers }: PlatformRequest,
  proxy: StoredProxy | undefined,
  environment: Environment,
): Caller {
  const key = headers['bt-api-key'];
  if (proxy?.requireAuth === false && key === undefined)
    return { applicationId: proxy.applicationId ?? proxy.createdBy, types: [], permissions: [], rules: [] };
  let caller: Caller;
  try {
    caller = findCaller(state, key, environment.now());
  } catch (error) {
    if (error instanceof Problem) throw proxyProblem(401, 'Unauthorized');
    throw error;
  }
  if (!holds(caller, 'proxy:invoke') && !holds(caller, 'token:use'))
    throw proxyProblem(403, 'Forbidden', 'The key lacks proxy:invoke.');
  return caller;
}

function targetUrl(base: string, { path, query }: PlatformRequest): URL {
  const rest = PROXY_PATH.exec(path)?.groups?.rest ?? '';
  let url: URL;
  try {
    url = new URL(base.replace(/\/+$/, '') + rest);
  } catch {
    throw proxyProblem(400, INVALID, 'BT-PROXY-URL is not a URL.');
  }
  if (url.protocol !== 'https:') throw proxyProblem(400, INVALID, 'BT-PROXY-URL must start with https://.');
  for (const [name, value] of query) if (name !== PROXY_KEY) url.searchParams.append(name, value);
  return url;
}

/** Finds the way of a request. Throws a `Problem` in the form of proxies. */
export function routeOf(
  state: PlatformState,
  request: PlatformRequest,
  environment: Environment,
): ProxyRoute {
  const key = proxyKeyOf(request);
  const proxy = key === undefined ? undefined : demandProxy(state, key);
  const caller = callerOf(state, request, proxy, environment);
  const base = proxy?.destinationUrl ?? request.headers['bt-proxy-url'];
  if (proxy === undefined && state.tenant.settings.disable_ephemeral_proxy === 'true')
    throw proxyProblem(403, 'Forbidden', 'Ephemeral proxies are turned off in the tenant settings.');
  if (base === undefined)
    throw proxyProblem(400, INVALID, 'Send BT-PROXY-URL, or the key of a proxy in BT-PROXY-KEY.');
  return { caller, url: targetUrl(base, request), ...(proxy === undefined ? {} : { proxy }) };
}
