import path from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { listen } from '../../server/listen.ts';
import { shutDown } from '../../server/shutdown.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { buildPeer, PEERS } from '../peers/index.ts';
import { createPlainServer } from '../plain-server.ts';
import { OWN, OWN_SHORTCUT, type Site } from './site.ts';

/**
 * Calls back with this site and its peers. This one has its own server, with its headers. Peers have a plain one, since
 * the headers of this project allow its own scripts alone.
 *
 * @param peers names of folders in `bench/peers/sites`
 * @throws a sentence when this site isn't built, or when a peer cannot be installed
 */
export async function withSites<Result>(
  peers: readonly string[],
  use: (sites: readonly Site[]) => Promise<Result>,
): Promise<Result> {
  const served = [
    { name: OWN, searchShortcut: OWN_SHORTCUT, server: createSiteServer(path.join(root, 'build')) },
  ];
  for (const peer of PEERS.filter(({ folder }) => peers.includes(folder)))
    served.push({
      name: peer.name,
      searchShortcut: peer.searchShortcut ?? '',
      server: createPlainServer(await buildPeer(peer)),
    });
  const sites: Site[] = [];
  try {
    for (const { name, searchShortcut, server } of served)
      sites.push({
        name,
        url: await listen(server, { port: 0, host: '127.0.0.1' }),
        searchShortcut: searchShortcut || undefined,
      });
    return await use(sites);
  } finally {
    await Promise.all(served.slice(0, sites.length).map(({ server }) => shutDown(server)));
  }
}
