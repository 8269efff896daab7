import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Stops a server: no new connections, idle ones closed at once, the others when they are answered.
 *
 * @param grace how long answers that are under way may take, in milliseconds; then their connections are cut
 * @returns when every connection is closed
 */
export async function shutDown(server: Server, grace = 2_000): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Node.js 20 keeps a connection alive after the answer that was under way, although the server closes.
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
