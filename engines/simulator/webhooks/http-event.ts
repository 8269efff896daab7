/** The event of every API request: method, path, status and headers, and never a body. */
import type { JsonObject } from '../../json';
import type { PlatformEvent, PlatformRequest, PlatformResponse } from '../types';

const SENSITIVE = new Set(['authorization', 'bt-api-key', 'bt-encrypted', 'bt-proxy-key', 'cookie']);

/** Its first and last two characters and its length, or only asterisks where that would show too much. */
function masked(value: string): string {
  if (value.length < 12) return '*'.repeat(value.length);
  return `${value.slice(0, 2)}***${value.slice(-2)} (length ${value.length})`;
}

function headersOf(headers: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [SENSITIVE.has(name) ? masked(value) : value]]),
  );
}

/** `http.request`; none where the response got lost, since the caller saw no status. */
export function httpRequested(
  { method, path, headers }: PlatformRequest,
  response: PlatformResponse,
): readonly PlatformEvent[] {
  if (response.kind !== 'response') return [];
  return [
    {
      type: 'http.request',
      data: {
        request: { method, path, headers: headersOf(headers) },
        response: { status: response.status, headers: headersOf(response.headers) },
      },
    },
  ];
}
