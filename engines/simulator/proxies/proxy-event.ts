/** The event of a request through a pre-configured proxy. */
import type { JsonObject } from '../../json';
import type { Delivery } from './delivery';
import type { PlatformEvent, PlatformResponse, StoredProxy } from '../types';

const SANITIZED = '<SANITIZED_BODY>';
const STATUS = 'bt-proxy-destination-status';

/** The content type only: other headers can hold what expressions gave. */
function headersOf({ 'content-type': type }: Readonly<Record<string, string>>): JsonObject {
  return type === undefined ? {} : { 'Content-Type': [type] };
}

/** What went wrong where the response isn't the destination's. It took too long, or a transform failed. */
const titleOf = (status: number): string =>
  status === 408 ? 'Request Timeout' : 'One or more validation errors occurred.';

/** `proxy.invoked`; none where the connection broke, since the caller saw no status. Bodies are left out. */
export function proxyInvoked(
  { id, name }: StoredProxy,
  { method, url, headers }: Delivery,
  response: PlatformResponse,
): readonly PlatformEvent[] {
  if (response.kind !== 'response') return [];
  const { status, seconds = 0 } = response;
  const elapsed_ms = seconds * 1000;
  const isFromDestination = response.headers[STATUS] !== undefined;
  return [
    {
      type: 'proxy.invoked',
      data: {
        proxy: {
          id,
          name,
          response: {
            status,
            elapsed_ms,
            ...(isFromDestination ? {} : { error: { title: titleOf(status), status, errors: {} } }),
          },
        },
        destination: {
          request: {
            method,
            url: url.origin + url.pathname,
            query: url.search,
            headers: headersOf(headers),
            body: SANITIZED,
          },
          ...(isFromDestination
            ? { response: { status, elapsed_ms, headers: headersOf(response.headers), body: SANITIZED } }
            : {}),
        },
      },
    },
  ];
}
