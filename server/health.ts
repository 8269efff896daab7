import type { ServerResponse } from 'node:http';
import { sendText } from './send-text.ts';

/** Where load balancers ask whether to send requests here. It's no page, and its requests aren't logged. */
export const HEALTH_PATH = '/healthz';

/** Whether a request target is the health check. */
export function isHealthCheck(target: string): boolean {
  return target === HEALTH_PATH || target.startsWith(`${HEALTH_PATH}?`);
}

/** Says that the server is there, or with 503 that it's going away. */
export function sendHealth(
  response: ServerResponse,
  isShuttingDown: boolean,
  headers: ReadonlyMap<string, string>,
): void {
  if (isShuttingDown) sendText(response, 503, 'shutting down', headers);
  else sendText(response, 200, 'ok', headers);
}
