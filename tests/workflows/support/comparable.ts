import { NO_DEFAULTS, type SdkDefaults } from '../../samples/support/sdk-defaults.ts';
import { withExpressions } from './run-respect.ts';
import type { SentRequest } from './workflow-server.ts';

/** Headers that an HTTP client sets by itself, and that of the runs; all others say what the workflow says. */
const OWN =
  /^(accept|accept-.*|cache-control|connection|content-length|host|http2-settings|sec-.*|transfer-encoding|upgrade|user-agent|x-fern-.*|x-sample)$/;

/**
 * A request without what differs between HTTP clients.
 *
 * @param defaults what the SDK adds
 * @returns method, path and query, the headers of the workflow, and the body as data
 */
export function comparable(
  { method, url, headers, body, step }: SentRequest,
  defaults: SdkDefaults = NO_DEFAULTS,
): unknown {
  const { pathname, searchParams } = new URL(url, 'http://mock');
  const [contentType = ''] = (headers['content-type'] ?? '').split(';');
  const own = Object.entries(headers)
    .filter(([name]) => !OWN.test(name) && name !== 'content-type')
    .map(([name, value]): [string, string] =>
      name === 'bt-idempotency-key' ? [name, withoutPrefix(value, defaults)] : [name, value],
    );
  return {
    step,
    request: `${method} ${decodeURIComponent(pathname)}`,
    query: [...searchParams].filter(([name, value]) => defaults.query[name] !== value).sort(),
    headers: Object.fromEntries(own.sort()),
    body: body === '' ? undefined : readBody(contentType, body),
  };
}

function withoutPrefix(key: string, { keyPrefix }: SdkDefaults): string {
  return key.startsWith(keyPrefix) ? key.slice(keyPrefix.length) : key;
}

function readBody(contentType: string, body: string): unknown {
  if (contentType === 'application/x-www-form-urlencoded')
    return [...new URLSearchParams(body)].map((pair) => pair.map(withExpressions)).sort();
  // An SDK writes the milliseconds of a moment.
  return JSON.parse(withExpressions(body).replace(/(T\d\d:\d\d:\d\d)\.000Z/g, '$1Z')) as unknown;
}
