/**
 * Keeps the files of earlier releases. A page that was open while the site was replaced goes on to load its own scripts,
 * data and search files. Their names contain a hash or a time, so releases don't collide.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { isCompressed } from '../../engines/serving/index.ts';

/** The list of releases in the build output. It's served, so that the next release can be made from the site's URL. */
export const RELEASES_FILE = 'releases.json';

/** How many releases a site has files of, counting its own. */
export const KEPT_RELEASES = 5;

const VERSION = 1;

interface Releases {
  readonly version: typeof VERSION;
  /** The newest first. Each is a list of files by path from the site's folder. */
  readonly releases: readonly (readonly string[])[];
}

/** Files that only one release has under their name. Compressed forms are made anew. */
const isOfOneRelease = (file: string): boolean =>
  /^(?:assets\/|search-(?:doc|index|text)-\d+[./])/.test(file) && !isCompressed(file);

/** How many files are fetched at the same time. */
const AT_ONCE = 8;

/** Reads a file of a site by its path. */
type Read = (file: string) => Promise<Buffer>;

async function fetchFile(site: string, file: string): Promise<Buffer> {
  const response = await fetch(new URL(file, site.endsWith('/') ? site : `${site}/`));
  if (!response.ok) throw new Error(`${response.url} returned ${String(response.status)}.`);
  return Buffer.from(await response.arrayBuffer());
}

const readerOf = (from: string): Read =>
  /^https?:/.test(from) ? (file) => fetchFile(from, file) : (file) => readFile(path.join(from, file));

function parse(text: string, from: string): Releases {
  const releases = JSON.parse(text) as Releases | { readonly version: unknown };
  if (releases.version === VERSION) return releases as Releases;
  throw new Error(
    `${from}/${RELEASES_FILE} has version ${String(releases.version)}, and this build reads version ${String(VERSION)}. Publish this build without npm run release once. Open pages must then be reloaded.`,
  );
}

async function write(directory: string, releases: Releases['releases']): Promise<void> {
  const content: Releases = { version: VERSION, releases };
  await writeFile(path.join(directory, RELEASES_FILE), `${JSON.stringify(content, undefined, 1)}\n`);
}

/**
 * Lists the files of a build that is the only release so far.
 *
 * @param directory the build output
 */
export async function listRelease(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'));
  await write(directory, [files.filter(isOfOneRelease).sort()]);
}

/**
 * Adds the files of earlier releases to a build. A second run with the same site changes nothing.
 *
 * @param directory the build output
 * @param from the site that readers have now. A folder or a URL
 * @param keep how many releases, the new one included
 * @returns how many releases and files were added
 * @throws a sentence when the earlier site or a file of it can't be read
 */
export async function keepReleases(
  directory: string,
  from: string,
  keep: number = KEPT_RELEASES,
): Promise<{ readonly releases: number; readonly files: number }> {
  const read = readerOf(from);
  const [own = []] = parse(readFileSync(path.join(directory, RELEASES_FILE), 'utf8'), directory).releases;
  const earlier = await read(RELEASES_FILE).catch((cause: unknown) => {
    throw new Error(
      `${from} has no ${RELEASES_FILE}. Give --from the folder or the URL that readers are served from now.`,
      { cause },
    );
  });
  const others = parse(earlier.toString('utf8'), from).releases.filter(
    (files) => files.join() !== own.join(),
  );
  const releases = [own, ...others].slice(0, keep);
  const missing = [...new Set(releases.flat())].filter(
    // A list of another site must not write outside of this one's folder.
    (file) => isOfOneRelease(file) && !file.includes('..') && !existsSync(path.join(directory, file)),
  );
  const limit = pLimit(AT_ONCE);
  await Promise.all(
    missing.map((file) =>
      limit(async () => {
        const content = await read(file);
        const target = path.join(directory, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, content);
      }),
    ),
  );
  await write(directory, releases);
  return { releases: releases.length - 1, files: missing.length };
}
