import { request, type IncomingHttpHeaders, type RequestOptions, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { AccessLog } from '../access-log.ts';
import { listen } from '../listen.ts';
import { shutDown } from '../shutdown.ts';
import { createSiteServer } from '../site-server.ts';
import { writeTestSite } from './test-site.ts';

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The server over a small build folder, listening on a free port of the loopback interface. */
export interface RunningSite {
  readonly directory: string;
  /** Sends a request as it is given: `fetch` would normalize paths, follow redirects and decode bodies. */
  readonly ask: (target: string, options?: Pick<RequestOptions, 'method' | 'headers'>) => Promise<Received>;
  readonly server: Server;
  /** Sends bytes on one connection, and reads what comes back until the server ends it. */
  readonly exchange: (bytes: string) => Promise<string>;
  /** Sends a GET whose target no HTTP client would send, and reads the response as text. */
  readonly askRaw: (target: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Writes the folder and starts to serve it; `stop` ends the server and removes the folder. */
export async function startTestSite(log?: AccessLog): Promise<RunningSite> {
  const site = writeTestSite();
  const server = createSiteServer(site.directory, log);
  await listen(server, { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  return {
    directory: site.directory,
    server,
    exchange: (bytes) => exchange(port, bytes),
    ask: (target, options) => ask(port, target, options),
    askRaw: (target) => exchange(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    stop: async () => {
      await shutDown(server);
      site.remove();
    },
  };
}

function ask(
  port: number,
  target: string,
  options: Pick<RequestOptions, 'method' | 'headers'> = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    request({ ...options, port, host: '127.0.0.1', path: target, agent: false }, (response) => {
      buffer(response)
        .then((body) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        })
        .catch(reject);
    })
      .on('error', reject)
      .end();
  });
}

function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  return text(socket);
}
