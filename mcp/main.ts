/**
 * Serves the built documentation to assistants, over the Model Context Protocol. `scripts/lib/compile-mcp.ts` compiles
 * this file and what it imports to `dist/mcp.mjs`, which needs nothing but Node.js and the built site's folder.
 *
 *   node dist/mcp.mjs [--http [--port 3333]] [--site folder]
 *
 * Standard output is reserved for the protocol. Everything else goes to standard error. Exit codes: 0 when the connection has
 * ended, or after Ctrl-C. 1 with a sentence when the site isn't built, an argument is wrong or the port is taken.
 */
import path from 'node:path';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { shutDown } from '../server/shutdown.ts';
import { openBuiltDocs } from './built-docs.ts';
import { inspectInWorker } from './inspect-in-worker.ts';
import { httpServer, listenLocally } from './serve-http.ts';
import { createDocsServer } from './server.ts';
import { readSettings } from './settings.ts';
import { docsTools } from './tools/index.ts';

console.log = console.error;

try {
  const { port, site = path.resolve(import.meta.dirname, '../build') } = readSettings(process.argv.slice(2));
  const docs = openBuiltDocs(site);
  const tools = docsTools(docs, inspectInWorker(new URL('./mcp-expression-worker.mjs', import.meta.url)));
  const factory = () => createDocsServer(docs, tools);
  if (port === undefined) {
    serveStdio(factory, {
      onerror: (error) => {
        console.error(error.message);
      },
    });
  } else {
    const server = httpServer(factory);
    console.error(`The documentation is at ${await listenLocally(server, port)} (Ctrl-C stops it)`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown(server));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
