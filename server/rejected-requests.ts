import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMITS } from './limits.ts';
import { REJECTIONS } from './rejections.ts';
import { sendText } from './send-text.ts';

/**
 * Responds to a request that nothing here takes, since it has another method than GET or HEAD, a long URL, or a long
 * body.
 *
 * @returns whether it has responded
 */
export function rejectRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request;
  if (url.length > LIMITS.url) {
    sendText(response, 414, REJECTIONS[414]);
    return true;
  }
  if (Number(headers['content-length'] ?? 0) > LIMITS.body) {
    // Without reading the body there's no next request on this connection.
    response.setHeader('Connection', 'close');
    sendText(response, 413, REJECTIONS[413]);
    return true;
  }
  if (headers['transfer-encoding'] !== undefined) cutLongBody(request);
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, REJECTIONS[405]);
    return true;
  }
  return false;
}

/** Reads a body whose length isn't announced, as nothing else does, and ends the connection if it's long. */
function cutLongBody(request: IncomingMessage): void {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > LIMITS.body) request.destroy();
  });
}
