import { readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { ENCODINGS } from '../../site/manifest.ts';
import { openCompressedStore, type CompressedStore } from './compressed-store.ts';

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

/** The slowest quality where that pays. Files change one by one, and the store keeps the others. */
function brotliQuality(file: string, bytes: number): number {
  return bytes > SLOWEST_UP_TO || FOR_MACHINES.test(file) ? 9 : 11;
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
  const quality = brotliQuality(file, content.length);
  const [brotli, gzipped] = await Promise.all([
    store.read(content, `brotli ${String(quality)}`, () => toBrotli(content, quality)),
    store.read(content, 'gzip', () => compressGzip(content, { level: constants.Z_BEST_COMPRESSION })),
  ]);
  if (gzipped.length >= content.length) return undefined;
  await Promise.all([writeFile(file + ENCODINGS.br, brotli), writeFile(file + ENCODINGS.gzip, gzipped)]);
  return { before: content.length, after: brotli.length };
}
