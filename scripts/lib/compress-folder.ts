import { readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { ENCODINGS, type Encoding } from '../../site/manifest.ts';
import { openCompressedStore, type CompressedStore } from './compressed-store.ts';
import { toZstd } from './zstd.ts';

const TEXT = /\.(?:html|css|js|json|map|md|svg|txt|xml|yaml)$/;

/** Names that begin with a dot are for the project's scripts. */
const isServed = (name: string): boolean => TEXT.test(name) && !name.startsWith('.');

/** Below this many bytes a response fits into one packet anyway. */
const WORTHWHILE = 1_024;

/** Up to this many bytes brotli's slowest quality costs less than a second. */
const SLOWEST_UP_TO = 1_000_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What only machines read. It's a thousand files, whose last five percent no reader waits for. */
const FOR_MACHINES = /\.(?:md|txt)$/;

/** How hard to try, for each coding. */
interface Levels {
  readonly brotli: number;
  readonly zstd: number;
}

/**
 * The slowest quality where that pays. Files change one by one, and the store keeps the others. Nearly all clients
 * that take zstd take brotli, too, so zstd stops where a percent costs twice the time.
 */
function levelsOf(file: string, bytes: number): Levels {
  return bytes > SLOWEST_UP_TO || FOR_MACHINES.test(file) ? { brotli: 9, zstd: 9 } : { brotli: 11, zstd: 15 };
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
 * Writes compressed siblings of the text files in a folder, e.g. `api.html.br`, `api.html.zst` and `api.html.gz` beside
 * `api.html`, for servers that send them unchanged. Small files, and files that don't shrink, have none. On a Node.js
 * without zstd there's no `.zst`.
 *
 * @param directory the build output
 * @param keptIn folder of what earlier runs compressed, see `openCompressedStore`
 */
export async function compressFolder(directory: string, keptIn: string): Promise<Compression> {
  const store = await openCompressedStore(keptIn);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isServed(entry.name));
  const limit = pLimit(os.availableParallelism());
  const sizes = await Promise.all(
    files.map((entry) => limit(() => compressFile(path.join(entry.parentPath, entry.name), store))),
  );
  await store.removeUnused();
  const compressed = sizes.filter((size) => size !== undefined);
  return {
    files: compressed.length,
    before: compressed.reduce((sum, size) => sum + size.before, 0),
    after: compressed.reduce((sum, size) => sum + size.after, 0),
  };
}

async function compressFile(
  file: string,
  store: CompressedStore,
): Promise<Omit<Compression, 'files'> | undefined> {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return undefined;
  const compressed = await compressContent(content, levelsOf(file, content.length), store);
  const { br, gzip: gzipped } = compressed;
  if (gzipped.length >= content.length) return undefined;
  const siblings = Object.entries(compressed) as [Encoding, Buffer][];
  await Promise.all(siblings.map(([encoding, bytes]) => writeFile(file + ENCODINGS[encoding], bytes)));
  return { before: content.length, after: br.length };
}

/** Every coding's result, made now or by an earlier run. */
async function compressContent(
  content: Buffer,
  { brotli, zstd }: Levels,
  store: CompressedStore,
): Promise<Omit<Readonly<Record<Encoding, Buffer>>, 'zstd'> & { readonly zstd?: Buffer }> {
  const readZstd = (compress: NonNullable<typeof toZstd>): Promise<Buffer> =>
    store.read(content, `zstd ${String(zstd)}`, () => compress(content, zstd));
  const [br, gzipped, zstdResult] = await Promise.all([
    store.read(content, `brotli ${String(brotli)}`, () => toBrotli(content, brotli)),
    store.read(content, 'gzip', () => compressGzip(content, { level: constants.Z_BEST_COMPRESSION })),
    toZstd && readZstd(toZstd),
  ]);
  return { br, gzip: gzipped, ...(zstdResult === undefined ? {} : { zstd: zstdResult }) };
}
