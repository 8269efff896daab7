/** The built site in each coding decodes to the same bytes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { astroNode } from '../../scripts/lib/astro-node.mjs';
import type { Encoding } from '../../site/manifest.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'encodings-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** On the Node.js that builds, since an older one has no zstd. */
async function zstdDecompress(content: Buffer): Promise<Buffer> {
  const file = path.join(folder, 'content.zst');
  writeFileSync(file, content);
  const program =
    'process.stdout.write(require("zlib").zstdDecompressSync(require("fs").readFileSync(process.argv[1])))';
  return execFileSync(await astroNode(), ['-e', program, file], { maxBuffer: 100_000_000 });
}

const DECODE: Readonly<Record<Encoding, (content: Buffer) => Buffer | Promise<Buffer>>> = {
  br: (content) => brotliDecompressSync(content),
  zstd: zstdDecompress,
  gzip: (content) => gunzipSync(content),
};

/** A body as it's sent, and the coding that it's said to have. */
function ask(target: string, accepted: string): Promise<{ readonly coding?: string; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(inject('siteUrl') + target, { headers: { 'Accept-Encoding': accepted } }, (response) => {
      buffer(response).then((body) => {
        resolve({ coding: response.headers['content-encoding'], body });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}

describe.each(['/', '/docs/api/tokens', '/docs/api/tokens.md', '/llms-full.txt', '/openapi.json'])(
  '%s',
  (target) => {
    it.each(['br', 'zstd', 'gzip'] as const)('is there in %s', async (encoding) => {
      const plain = await ask(target, 'identity');
      expect(plain.coding).toBeUndefined();
      const coded = await ask(target, encoding);
      expect(coded.coding).toBe(encoding);
      expect(coded.body.length).toBeLessThan(plain.body.length / 2);
      expect((await DECODE[encoding](coded.body)).equals(plain.body)).toBe(true);
    });
  },
);
