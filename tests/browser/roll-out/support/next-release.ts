import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeManifest } from '../../../../scripts/lib/write-manifest.ts';
import { listRelease, RELEASES_FILE } from '../../../../scripts/lib/releases.ts';
import { isCompressed } from '../../../../engines/serving/index.ts';

/** What the name of a file says of its content. A hash, or the search files' time. */
const HASH = /(?<=[.-])[\w-]{8}(?=\.(?:js|css|json|woff2)$)/;
const SEARCH_TIME = /(?<=\/search-(?:doc|index|text)-)\d{13}/g;
const NAME = /[\w.-]+\.(?:js|css|json|woff2)/g;
const TEXT = /\.(?:html|js|css|json)$/;

const backwards = (text: string): string => Array.from(text).reverse().join('');

/**
 * Makes the next release of a built site in a moment. The same pages, with other names for everything whose name depends
 * on its content. Titles end with a mark, so that a test sees which release a page is of.
 *
 * @param build the output of a build
 * @param directory where the next one will be, beside it on the same disk
 * @param routes of the pages that are made. Other pages stay as they are
 * @param mark that titles of these pages end with
 */
export async function makeNextRelease(
  build: string,
  directory: string,
  routes: readonly string[],
  mark: string,
): Promise<void> {
  rmSync(directory, { recursive: true, force: true });
  const assets = readdirSync(path.join(build, 'assets')).filter((name) => !isCompressed(name));
  const names = new Map(assets.map((name) => [name, name.replace(HASH, backwards)]));
  const renamed = (text: string): string =>
    text.replace(NAME, (name) => names.get(name) ?? name).replace(SEARCH_TIME, backwards);
  const changed = new Set(['search.json', ...routes.map((route) => `${route.slice(1)}.html`)]);
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const file = path.relative(build, path.join(entry.parentPath, entry.name));
    // What's written below mustn't be written into the build, which shares the other files.
    const isWritten = file.startsWith('.') || file === RELEASES_FILE;
    if (!entry.isFile() || isWritten || isCompressed(file)) continue;
    const name = renamed(`/${file}`).slice(1);
    const [from, to] = [path.join(build, file), path.join(directory, name)];
    mkdirSync(path.dirname(to), { recursive: true });
    if (TEXT.test(file) && (changed.has(file) || file.startsWith('assets')))
      writeFileSync(to, renamed(readFileSync(from, 'utf8')).replace('</h1>', `${mark}</h1>`));
    else linkSync(from, to);
  }
  await listRelease(directory);
  writeManifest(directory);
}
