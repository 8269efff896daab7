import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { listen } from '../../server/listen.ts';
import { shutDown } from '../../server/shutdown.ts';
import { createSiteServer } from '../../server/site-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Where the built site is served while the tests run, e.g. `http://localhost:41234`. Read it with
     * `inject('siteUrl')`.
     */
    siteUrl: string;
  }
}

/**
 * Serves the built site, by the same server as `npm start`, while the tests of a project run.
 *
 * @returns what ends it
 * @throws a sentence when the site is not built
 */
export default async function serveBuiltSite(project: TestProject): Promise<() => Promise<void>> {
  const server = createSiteServer(path.resolve(import.meta.dirname, '../../build'));
  project.provide('siteUrl', await listen(server, { port: 0, host: '127.0.0.1' }));
  return () => shutDown(server);
}
