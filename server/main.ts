/**
 * Serves the built site until it is interrupted. `npm run build` compiles this file and what it imports to
 * `dist/server.mjs`.
 *
 *   PORT=3000 HOST=127.0.0.1 node dist/server.mjs [folder]
 *
 * Exit codes: 0 after Ctrl-C or SIGTERM; 1 with a sentence when the site is not built, a setting is wrong or the port
 * is taken.
 */
import path from 'node:path';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';
import { shutDown } from './shutdown.ts';
import { createSiteServer } from './site-server.ts';

const directory = process.argv[2] ?? path.resolve(import.meta.dirname, '../build');

try {
  const settings = readSettings(process.env);
  const server = createSiteServer(directory);
  console.log(`\nThe site is at ${await listen(server, settings)} (Ctrl-C stops it)`);
  // `once`: a second Ctrl-C ends the process without waiting.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown(server));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
