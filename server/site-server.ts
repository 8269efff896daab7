import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { prefersMarkdown } from '../engines/serving/index.ts';
import type { AccessLog } from './access-log.ts';
import { answerTo } from './answer.ts';
import { answerBrokenRequests } from './broken-requests.ts';
import { readBuiltSite, type BuiltSite } from './built-site.ts';
import { isHealthCheck, sendHealth } from './health.ts';
import { LIMITS } from './limits.ts';
import { rejectRequest } from './rejected-requests.ts';
import { readRequestTarget } from './request-target.ts';
import { createFileSender, type FileSender } from './send-file.ts';
import { sendText } from './send-text.ts';

/**
 * Makes an HTTP server for a built site that doesn't listen yet. The manifest is read once, so build before you start it.
 *
 * @param directory the build output
 * @param log of requests. There's none if it's left out
 * @throws see `readBuiltSite`
 */
export function createSiteServer(directory: string, log?: AccessLog): Server {
  const site = readBuiltSite(directory);
  const sendFile = createFileSender(site);
  const server = createServer(
    {
      maxHeaderSize: LIMITS.headers,
      headersTimeout: LIMITS.headersTime,
      requestTimeout: LIMITS.requestTime,
      connectionsCheckingInterval: LIMITS.checkEvery,
      keepAliveTimeout: LIMITS.keepAlive,
    },
    (request, response) => {
      log?.watch(request, response);
      const isShuttingDown = !server.listening;
      if (isShuttingDown) response.setHeader('Connection', 'close');
      respond(request, response, site, sendFile, isShuttingDown);
    },
  );
  server.timeout = LIMITS.stalled;
  limitConnections(server);
  answerBrokenRequests(server, site.headersOfAll, (status) => log?.rejected(status));
  return server;
}

/**
 * Closes connections above the limit. Not `maxConnections`, since processes that share a port would pass a connection
 * around until one of them takes it.
 */
function limitConnections(server: Server): void {
  let count = 0;
  server.on('connection', (socket: Socket) => {
    count += 1;
    socket.once('close', () => {
      count -= 1;
    });
    if (count > LIMITS.connections) socket.destroy();
  });
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  site: BuiltSite,
  sendFile: FileSender,
  isShuttingDown: boolean,
): void {
  // First, as in nginx, which reads no further then.
  const target = readRequestTarget(request.url ?? '');
  if (target === undefined) {
    sendText(response, 400, 'The path of this request is malformed.', site.headersOfAll);
    return;
  }
  if (rejectRequest(request, response, site.headersOfAll)) return;
  if (isHealthCheck(request.url ?? '')) {
    sendHealth(response, isShuttingDown, site.headersOfAll);
    return;
  }
  const answer = answerTo(target, site, prefersMarkdown(request.headers.accept?.slice(0, LIMITS.accept)));
  if (answer.kind === 'file') {
    sendFile(request, response, answer);
  } else {
    response.setHeader('Location', answer.location);
    sendText(response, 301, `The page is at ${answer.location}`, site.headersOfAll);
  }
}
