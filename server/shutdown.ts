import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Stops a server: accepts no new connections, closes idle ones immediately and the others after their responses.
 *
 * @param grace how long responses in progress have, in milliseconds, before their connections are cut
 * @returns a promise that resolves when every connection is closed
 */
export async function shutDown(server: Server, grace = 2_000): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Node.js 20 keeps a connection alive after a response that was in progress when the server closed.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, 20);
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
