import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { listen } from '../../../../server/listen.ts';
import { shutDown } from '../../../../server/shutdown.ts';
import { createSiteServer } from '../../../../server/site-server.ts';

/** A host whose site is replaced while readers are on it. */
export interface ReplacedSite {
  readonly url: string;
  /** Serves the site in a folder from now on. */
  readonly serve: (directory: string) => void;
  readonly end: () => Promise<void>;
}

/** Serves a site that `serve` replaces by another, at one URL. */
export async function openReplacedSite(directory: string): Promise<ReplacedSite> {
  let site: Server = createSiteServer(path.resolve(directory));
  const front = createServer((request, response) => {
    site.emit('request', request, response);
  });
  return {
    url: await listen(front, { port: 0, host: '127.0.0.1' }),
    serve: (next) => {
      site = createSiteServer(path.resolve(next));
    },
    end: () => shutDown(front),
  };
}
