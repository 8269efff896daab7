import path from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { listen } from '../../server/listen.ts';
import { shutDown } from '../../server/shutdown.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { buildPeer, PEERS } from '../peers/index.ts';

/** A built site, served while the bench runs. */
export interface Site {
  readonly name: string;
  readonly url: string;
  /** Keys that open its search; absent where it has none. */
  readonly searchShortcut?: string;
}

/** As the report calls the site of this project. */
export const OWN = 'this site';

/**
 * Calls back with this site and its peers, all served by the server of this project from compressed files.
 *
 * @param peers names of folders in `bench/peers/sites`
 * @throws a sentence when this site isn't built, or when a peer cannot be installed
 */
export async function withSites<Result>(
  peers: readonly string[],
  use: (sites: readonly Site[]) => Promise<Result>,
): Promise<Result> {
  const chosen = PEERS.filter(({ folder }) => peers.includes(folder));
  const folders = [{ name: OWN, searchShortcut: '/', folder: path.join(root, 'build') }];
  for (const peer of chosen)
    folders.push({
      name: peer.name,
      searchShortcut: peer.searchShortcut ?? '',
      folder: await buildPeer(peer),
    });
  const servers = folders.map(({ folder }) => createSiteServer(folder));
  try {
    const sites: Site[] = [];
    for (const [index, { name, searchShortcut }] of folders.entries()) {
      const server = servers[index];
      if (server === undefined) continue;
      const url = await listen(server, { port: 0, host: '127.0.0.1' });
      sites.push({ name, url, searchShortcut: searchShortcut || undefined });
    }
    return await use(sites);
  } finally {
    await Promise.all(servers.map((server) => shutDown(server)));
  }
}
