/** The built site in each coding decodes to the same bytes. */
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import type { Encoding } from '../../engines/serving/index.ts';

const DECODE: Readonly<Record<Encoding, (content: Buffer) => Buffer>> = {
  br: (content) => brotliDecompressSync(content),
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
    it.each(['br', 'gzip'] as const)('is there in %s', async (encoding) => {
      const plain = await ask(target, 'identity');
      expect(plain.coding).toBeUndefined();
      const coded = await ask(target, encoding);
      expect(coded.coding).toBe(encoding);
      expect(coded.body.length).toBeLessThan(plain.body.length / 2);
      expect(DECODE[encoding](coded.body).equals(plain.body)).toBe(true);
    });
  },
);
