/** Serves the protocol over HTTP, only to this machine. Each request stands alone, without a session. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  localhostHostValidation,
  localhostOriginValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server';

/** Other machines can't reach it, and neither can pages of other sites, see {@link httpServer}. */
const HOST = '127.0.0.1';

/** The path of the only endpoint. */
const ENDPOINT = '/mcp';

/** In bytes. The longest input, 300,000 characters of code, takes up to three times that. */
const LARGEST_BODY = 1_000_000;

/**
 * Makes a server of the protocol. A page that a name of another site leads to has another `Host` or `Origin`, and receives
 * `403`.
 */
export function httpServer(factory: McpServerFactory): Server {
  const onerror = (error: Error): void => {
    console.error(error.message);
  };
  const options = { onerror, maxRequestBodySize: LARGEST_BODY };
  const handle = toNodeHandler(createMcpHandler(factory, options), options);
  const hasRightHost = localhostHostValidation();
  const hasRightOrigin = localhostOriginValidation();
  return createServer((request, response) => {
    if (!hasRightHost(request, response) || !hasRightOrigin(request, response)) return;
    if (request.url?.split('?', 1)[0] === ENDPOINT) {
      void handle(request, response);
      return;
    }
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`There's nothing here. The endpoint is ${ENDPOINT}.\n`);
  });
}

/**
 * Starts to listen.
 *
 * @param port 0 lets the system choose
 * @returns the endpoint's URL
 * @throws a sentence when the port is taken or reserved
 */
export async function listenLocally(server: Server, port: number): Promise<string> {
  try {
    await once(server.listen(port, HOST), 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `can't be used (${message})`;
    throw new Error(`Port ${port} ${reason}. Choose another, as in: npm run mcp -- --http --port 3334`, {
      cause: error,
    });
  }
  return `http://${HOST}:${(server.address() as AddressInfo).port}${ENDPOINT}`;
}
