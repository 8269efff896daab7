import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/lib/project.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';

/** The searches that ours is compared with, as they were when the figures in COMPARISON.md were measured. */
const PEERS = {
  lunr: { version: '2.3.9', entry: 'lunr.js' },
  pagefind: { version: '1.5.2', entry: 'lib/index.js' },
} as const;

type Peer = keyof typeof PEERS;

/** They are not dependencies of the project: only the comparison needs them. */
const folder = path.join(root, '.cache/search-peers');

function installedVersion(peer: Peer): string | undefined {
  const manifest = path.join(folder, 'node_modules', peer, 'package.json');
  if (!existsSync(manifest)) return undefined;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * Installs lunr and Pagefind below `.cache/`, unless they are there.
 *
 * @throws a sentence when npm cannot install them
 */
export async function installPeers(): Promise<void> {
  const peers = Object.keys(PEERS) as Peer[];
  if (peers.every((peer) => installedVersion(peer) === PEERS[peer].version)) return;
  mkdirSync(folder, { recursive: true });
  const packages = peers.map((peer) => `${peer}@${PEERS[peer].version}`);
  const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  try {
    await runCommand('npm', ['install', ...options, ...packages], root);
  } catch (error) {
    throw new Error(
      `${packages.join(' and ')} cannot be installed into ${folder}: npm needs a package registry. Connect to one, or run npm run bench -- search without --compare; the figures of the last comparison are in bench/search/COMPARISON.md.`,
      { cause: error },
    );
  }
}

/**
 * Loads an installed peer.
 *
 * @returns what the package exports
 * @throws when `installPeers` has not run
 */
export async function loadPeer(peer: Peer): Promise<unknown> {
  const file = path.join(folder, 'node_modules', peer, PEERS[peer].entry);
  return import(pathToFileURL(file).href);
}
