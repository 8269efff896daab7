import { readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { progress } from '../../app/astro/progress.ts';
import { ENCODINGS, type Encoding } from '../../engines/serving/index.ts';
import { openCompressedStore, type CompressedStore } from './compressed-store.ts';

const TEXT = /\.(?:html|css|js|json|map|md|svg|txt|xml|yaml)$/;

/** Names that begin with a dot are for the project's scripts. */
const isServed = (name: string): boolean => TEXT.test(name) && !name.startsWith('.');

/** Below this many bytes a response fits into one packet anyway. */
const WORTHWHILE = 1_024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What a browser waits for: pages, what they load, and what the search loads. The rest is read by machines. */
const FOR_BROWSERS = /\.(?:html|css|js|svg)$|^assets\/|^search(?:\.json$|-)/;

/** Brotli's slowest quality, and one that takes a tenth of its time for a tenth more bytes. */
const SLOWEST = 11;
const FAST = 5;

/** Few clients take gzip and no brotli, and a higher level saves them one percent. */
const GZIP_LEVEL = 6;

const EFFORTS = ['none', 'fast', 'best'] as const;
/** How hard to compress: not at all, quickly, or as well as possible for what browsers load. */
export type Effort = (typeof EFFORTS)[number];

/**
 * Reads the environment variable `COMPRESSION`.
 *
 * @throws a sentence when it's none of the efforts
 */
export function effortFrom(setting: string | undefined): Effort {
  const wanted = setting === undefined || setting === '' ? 'best' : setting;
  const effort = EFFORTS.find((known) => known === wanted);
  if (effort === undefined)
    throw new Error(`COMPRESSION is ${wanted}. Give it one of these: ${EFFORTS.join(', ')}.`);
  return effort;
}

function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** What a compression came to. Sizes are in bytes, `after` with brotli. */
export interface Compression {
  readonly files: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Writes compressed siblings of the text files in a folder, e.g. `api.html.br` and `api.html.gz` beside `api.html`, for
 * servers that send them unchanged. Small files, and files that don't shrink, have none.
 *
 * @param directory the build output
 * @param keptIn folder of what earlier runs compressed, see `openCompressedStore`
 * @param effort with `none`, nothing is written
 */
export async function compressFolder(
  directory: string,
  keptIn: string,
  effort: Effort = 'best',
): Promise<Compression> {
  if (effort === 'none') return { files: 0, before: 0, after: 0 };
  const store = await openCompressedStore(keptIn);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isServed(entry.name));
  const limit = pLimit(os.availableParallelism());
  const step = progress('Compressing files', console.log);
  let done = 0;
  const sizes = await Promise.all(
    files.map((entry) =>
      limit(async () => {
        const file = path.join(entry.parentPath, entry.name);
        const address = path.relative(directory, file).replaceAll(path.sep, '/');
        const quality = effort === 'best' && FOR_BROWSERS.test(address) ? SLOWEST : FAST;
        const size = await compressFile(file, quality, store);
        step((done += 1), files.length);
        return size;
      }),
    ),
  );
  // A quick build between two others leaves them what took long.
  if (effort === 'best') await store.removeUnused();
  const compressed = sizes.filter((size) => size !== undefined);
  return {
    files: compressed.length,
    before: compressed.reduce((sum, size) => sum + size.before, 0),
    after: compressed.reduce((sum, size) => sum + size.after, 0),
  };
}

async function compressFile(
  file: string,
  quality: number,
  store: CompressedStore,
): Promise<Omit<Compression, 'files'> | undefined> {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return undefined;
  const [br, gzipped] = await Promise.all([
    store.read(content, `brotli ${String(quality)}`, () => toBrotli(content, quality)),
    store.read(content, `gzip ${String(GZIP_LEVEL)}`, () => compressGzip(content, { level: GZIP_LEVEL })),
  ]);
  if (gzipped.length >= content.length) return undefined;
  const compressed: Readonly<Record<Encoding, Buffer>> = { br, gzip: gzipped };
  const siblings = Object.entries(compressed) as [Encoding, Buffer][];
  await Promise.all(siblings.map(([encoding, bytes]) => writeFile(file + ENCODINGS[encoding], bytes)));
  return { before: content.length, after: br.length };
}
