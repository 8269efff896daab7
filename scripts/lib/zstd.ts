import zlib, { constants } from 'node:zlib';
import { promisify } from 'node:util';

/** What Node.js has from 22.15 on. The project's types are for Node.js 20, which the server still runs on. */
interface WithZstd {
  readonly zstdCompress?: (
    content: Buffer,
    options: { readonly pledgedSrcSize: number; readonly params: Readonly<Record<number, number>> },
    done: (error: Error | null, compressed: Buffer) => void,
  ) => void;
}

const { zstdCompress } = zlib as WithZstd;
const compress = zstdCompress === undefined ? undefined : promisify(zstdCompress);
const { ZSTD_c_compressionLevel: LEVEL } = constants as unknown as Readonly<Record<string, number>>;

/** Compresses with zstd. Undefined where Node.js is too old for it. */
export const toZstd =
  compress === undefined || LEVEL === undefined
    ? undefined
    : (content: Buffer, level: number): Promise<Buffer> =>
        compress(content, { pledgedSrcSize: content.length, params: { [LEVEL]: level } });
