import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMITS } from './limits.ts';
import { REJECTIONS, type Rejection } from './rejections.ts';
import { sendText } from './send-text.ts';

/**
 * Responds to a request that nothing here takes, since it has another method than GET or HEAD, a long URL, or a long
 * body.
 *
 * @param siteHeaders of every response
 * @returns whether it has responded
 */
export function rejectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  siteHeaders: ReadonlyMap<string, string>,
): boolean {
  const { method, url = '', headers } = request;
  const reject = (status: Rejection, more: Readonly<Record<string, string>> = {}): true => {
    sendText(response, status, REJECTIONS[status], new Map([...siteHeaders, ...Object.entries(more)]));
    return true;
  };
  if (url.length > LIMITS.url) return reject(414);
  // Without reading the body there's no next request on this connection.
  if (Number(headers['content-length'] ?? 0) > LIMITS.body) return reject(413, { Connection: 'close' });
  if (headers['transfer-encoding'] !== undefined) cutLongBody(request);
  return method !== 'GET' && method !== 'HEAD' && reject(405, { Allow: 'GET, HEAD' });
}

/** Reads a body whose length isn't announced, as nothing else does, and ends the connection if it's long. */
function cutLongBody(request: IncomingMessage): void {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > LIMITS.body) request.destroy();
  });
}
