import type { ServerResponse } from 'node:http';

/**
 * Returns a sentence, where there's no page to show. Headers that are set already are kept.
 *
 * @param headers to send besides
 */
export function sendText(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: ReadonlyMap<string, string> = new Map(),
): void {
  const body = Buffer.from(`${sentence}\n`);
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  // Node.js doesn't set it for HEAD.
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
