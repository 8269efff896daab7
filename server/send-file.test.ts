import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type RunningSite } from './testing/running-site.ts';

let site: RunningSite;

beforeEach(async () => {
  site = await startTestSite();
});

afterEach(async () => {
  await site.stop();
});

describe('conditional requests', () => {
  it("a page isn't sent again while its etag matches", async () => {
    const { headers } = await site.ask('/docs/api');
    expect(headers.etag).toMatch(/^W\/".+"$/);
    const again = await site.ask('/docs/api', { headers: { 'If-None-Match': headers.etag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it.each([
    ['If-Match', '"x"'],
    ['If-Match', 'W/"x", "y"'],
    ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ])("%s: %s, which doesn't match, returns 412 and no page", async (name, value) => {
    for (const method of ['GET', 'HEAD']) {
      const received = await site.ask('/docs/api', {
        method,
        headers: { [name]: value, 'Accept-Encoding': 'br' },
      });
      expect(received.status).toBe(412);
      expect(received.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(received.headers['content-encoding']).toBeUndefined();
      expect(received.headers.etag).toBeUndefined();
      const sentence =
        'The file does not meet the condition of this request (If-Match or If-Unmodified-Since).\n';
      expect(received.body.toString()).toBe(method === 'GET' ? sentence : '');
    }
  });

  it("a condition that's met returns the page", async () => {
    const { headers } = await site.ask('/docs/api');
    for (const condition of [
      { 'If-Match': headers.etag },
      { 'If-Match': '*' },
      { 'If-Unmodified-Since': headers['last-modified'] },
    ])
      expect((await site.ask('/docs/api', { headers: condition })).status).toBe(200);
  });

  it('a range returns the whole file', async () => {
    for (const range of ['bytes=0-1', 'bytes=5-2', 'bytes=999-', 'nonsense']) {
      const received = await site.ask('/docs/api', { headers: { Range: range } });
      expect(received.status).toBe(200);
      expect(received.body.toString()).toBe('<h1>API</h1>');
    }
  });
});

describe('files', () => {
  it('with a hash in their name can be kept for a year', async () => {
    const received = await site.ask('/assets/js/main.1a2b3c4d.js');
    expect(received.status).toBe(200);
    expect(received.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(received.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    ['/img/a%20name.svg', 'image/svg+xml'],
    ['/archive.tar.gz', 'application/gzip'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is served as %s', async (target, type) => {
    const received = await site.ask(target);
    expect(received.status).toBe(200);
    expect(received.headers['content-type']).toBe(type);
    expect(received.headers['content-encoding']).toBeUndefined();
  });

  it('without an ending have the type and the link of their rule, for HEAD too', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await site.ask('/.well-known/api-catalog', { method });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe(
        'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      );
      expect(headers.link).toBe('</.well-known/api-catalog>; rel="api-catalog"');
      expect(headers['access-control-allow-origin']).toBe('*');
    }
  });

  it('that vanish after the start are reported, and the server goes on', async () => {
    rmSync(path.join(site.directory, 'docs/api.html.br'));
    const received = await site.ask('/docs/api', { headers: { 'Accept-Encoding': 'br' } });
    expect(received.status).toBe(503);
    expect(received.body.toString()).toContain('docs/api.html');
    expect(received.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(received.headers['content-encoding']).toBeUndefined();
    expect((await site.ask('/docs')).status).toBe(200);
  });
});

describe('content codings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    [undefined, undefined],
  ])('a client that accepts %s is sent %s', async (accepted, encoding) => {
    const received = await site.ask('/docs/api', {
      headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted },
    });
    expect(received.headers['content-encoding']).toBe(encoding);
    expect(received.headers.vary).toBe('Accept, Accept-Encoding');
    expect(received.headers['content-type']).toBe('text/html; charset=utf-8');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }[
      encoding ?? 'none'
    ];
    expect(decode?.(received.body).toString()).toBe('<h1>API</h1>');
  });

  it('have distinct etags', async () => {
    const plain = await site.ask('/docs/api');
    const brotli = await site.ask('/docs/api', { headers: { 'Accept-Encoding': 'br' } });
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
  });

  it("aren't claimed where there is no compressed file", async () => {
    const received = await site.ask('/docs', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(received.headers['content-encoding']).toBeUndefined();
    expect(received.body.toString()).toBe('<h1>Getting started</h1>');
  });
});
