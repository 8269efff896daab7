import type { ServerResponse } from 'node:http';

/** Returns a sentence, where there's no page to show. Headers that are set already are kept. */
export function sendText(response: ServerResponse, status: number, sentence: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  const line = `${sentence}\n`;
  response.setHeader('Content-Length', Buffer.byteLength(line));
  response.end(line);
}
