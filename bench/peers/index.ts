/**
 * Sites of the same pages, built with other documentation frameworks as they come: installed and built below `.cache/`
 * when the bench needs them, so that they aren't packages of the project.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { astroNode } from '../../scripts/lib/astro-node.mjs';
import { compressFolder } from '../../scripts/lib/compress-folder.ts';
import { root } from '../../scripts/lib/project.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';
import { PEERS, type Peer } from './peers.ts';
import { writePages } from './write-pages.ts';

export { PEERS, type Peer };

const CACHE = path.join(root, '.cache/peers');

/** Written last: the hash of what the peer was built from. */
const STAMP = '.bench-built';

function hashFolder(directory: string, isLeftOut: (name: string) => boolean): string {
  const hash = createHash('sha256');
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isLeftOut(file.split(path.sep)[0] ?? ''))
    .sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(directory, file)));
  return hash.digest('hex');
}

async function install(peer: Peer, directory: string): Promise<void> {
  const options = ['--no-audit', '--no-fund', '--no-package-lock'];
  try {
    await runCommand('npm', ['install', ...options], directory);
  } catch (cause) {
    throw new Error(
      `The packages of bench/peers/sites/${peer.folder}/package.json cannot be installed into ${directory}: npm needs a package registry. Connect to one, or run: npm run bench -- pages --peers none`,
      { cause },
    );
  }
}

/** Copies the peer's files, and installs its packages anew when their list has changed. */
async function prepare(peer: Peer, directory: string): Promise<void> {
  const files = path.join(import.meta.dirname, 'sites', peer.folder);
  const manifest = path.join(directory, 'package.json');
  const installed = path.join(directory, 'node_modules', STAMP);
  const wanted = readFileSync(path.join(files, 'package.json'), 'utf8');
  const isInstalled = existsSync(installed) && readFileSync(installed, 'utf8') === wanted;
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory))
    if (name !== 'node_modules' || !isInstalled)
      if (name !== peer.output && name !== STAMP) rmSync(path.join(directory, name), { recursive: true });
  cpSync(files, directory, { recursive: true });
  if (isInstalled) return;
  await install(peer, directory);
  writeFileSync(installed, readFileSync(manifest, 'utf8'));
}

/**
 * Installs a peer, writes our pages for it, builds it and compresses its files as ours are; what's there and up to
 * date stays.
 *
 * @returns the folder of the built site
 * @throws a sentence when its packages cannot be installed, an error when its build fails
 */
export async function buildPeer(peer: Peer): Promise<string> {
  const directory = path.join(CACHE, peer.folder);
  const output = path.join(directory, peer.output);
  await prepare(peer, directory);
  await writePages(directory, peer.places, peer.hasTitleInFrontMatter);
  const outputs = new Set(['node_modules', peer.output, ...peer.caches]);
  const state = hashFolder(directory, (name) => name === STAMP || outputs.has(name));
  const stamp = path.join(directory, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return output;
  rmSync(stamp, { force: true });
  rmSync(output, { recursive: true, force: true });
  console.log(`Building our pages with ${peer.name} …`);
  const program = path.join(directory, 'node_modules', peer.program);
  await runCommand(await astroNode(), [program, ...peer.command], directory);
  await compressFolder(output, path.join(CACHE, `${peer.folder}-compressed`));
  writeFileSync(stamp, state);
  return output;
}
