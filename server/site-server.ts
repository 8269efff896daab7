import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { prefersMarkdown } from '../site/prefers-markdown.ts';
import { answerTo } from './answer.ts';
import { readBuiltSite, type BuiltSite } from './built-site.ts';
import { readRequestTarget } from './request-target.ts';
import { sendFile } from './send-file.ts';
import { sendText } from './send-text.ts';

/**
 * How long a connection without requests stays open, in milliseconds. Longer than load balancers keep theirs (60 s), so
 * that they never send a request into a connection that is being closed.
 */
const KEEP_ALIVE = 65_000;

/**
 * Makes an HTTP server for a built site that doesn't listen yet. The manifest is read once, so build before you start it.
 *
 * @param directory the build output
 * @throws see `readBuiltSite`
 */
export function createSiteServer(directory: string): Server {
  const site = readBuiltSite(directory);
  return createServer({ keepAliveTimeout: KEEP_ALIVE }, (request, response) => {
    respond(request, response, site);
  });
}

function respond(request: IncomingMessage, response: ServerResponse, site: BuiltSite): void {
  // What is sent instead of a file has them, too.
  for (const [name, value] of site.headersOfAll) response.setHeader(name, value);
  // First, as in nginx, which reads no further then.
  const target = readRequestTarget(request.url ?? '');
  if (target === undefined) {
    sendText(response, 400, 'The path of this request is malformed.');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'This site is read-only. Use GET or HEAD.');
    return;
  }
  const answer = answerTo(target, site, prefersMarkdown(request.headers.accept));
  if (answer.kind === 'file') {
    sendFile(request, response, site.directory, answer);
  } else {
    response.setHeader('Location', answer.location);
    sendText(response, 301, `The page is at ${answer.location}`);
  }
}
