/** Sites that offer their pages to machines by an `llms.txt`. They're this one, and peers built from the same pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { buildPeer, PEERS } from '../peers/index.ts';

/** A site as a machine reads it. */
export interface ListSite {
  readonly name: string;
  /** What it offers, for the report. */
  readonly offers: string;
  /** Its `llms.txt`. */
  readonly list: string;
  /** The file at an address of the list, in the language if there's one for it. Undefined where nothing is there. */
  readonly fetch: (address: string, language?: string) => string | undefined;
}

/** The peers that come with plugins for an `llms.txt`, and what those write in their best configuration. */
const OFFERS: Readonly<Record<string, string>> = {
  docusaurus: '`docusaurus-plugin-llms`: a file for each page, with samples in all languages',
  starlight: '`starlight-llms-txt`: a file for each category, described by the labels of its pages',
};

function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
}

/** Reads a built site from its folder. */
function listSite(name: string, offers: string, folder: string): ListSite {
  const read = (file: string): string | undefined => {
    const full = path.join(folder, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  const list = read('llms.txt');
  if (list === undefined) throw new Error(`${folder} has no llms.txt. Run: npm run build`);
  return {
    ...{ name, offers, list },
    fetch: (address, language) => {
      const file = pathOf(address);
      const inLanguage = language === undefined ? undefined : read(file.replace(/\.md$/, `.${language}.md`));
      return inLanguage ?? read(file);
    },
  };
}

/**
 * This site and its peers.
 *
 * @param peers names of folders in `bench/peers/sites`; only plugins for an `llms.txt` count
 * @throws a sentence when this site isn't built, or when a peer can't be installed
 */
export async function listSites(peers: readonly string[]): Promise<readonly ListSite[]> {
  const own = 'a file for each page, and one for each language of its samples; long pages in parts';
  const sites = [listSite('this site', own, path.join(root, 'build'))];
  for (const peer of PEERS.filter(({ folder }) => peers.includes(folder) && folder in OFFERS))
    sites.push(listSite(peer.name, OFFERS[peer.folder] ?? '', await buildPeer(peer)));
  return sites;
}
