import fs, { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestSite, type RunningSite } from './testing/running-site.ts';

const BROTLI = { headers: { 'Accept-Encoding': 'br' } };

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
    expect(headers.etag).toMatch(/^"[\w-]{16}"$/);
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

  it('a 304 has the headers that caches update', async () => {
    const plain = await site.ask('/docs/api', BROTLI);
    const { etag } = plain.headers;
    const again = await site.ask('/docs/api', {
      headers: { ...BROTLI.headers, 'If-None-Match': `"x", ${etag}` },
    });
    expect(again.status).toBe(304);
    for (const name of ['etag', 'vary', 'cache-control', 'last-modified'])
      expect(again.headers[name]).toBe(plain.headers[name]);
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  it("another coding's etag doesn't match", async () => {
    const { headers } = await site.ask('/docs/api');
    const again = await site.ask('/docs/api', {
      headers: { ...BROTLI.headers, 'If-None-Match': headers.etag },
    });
    expect(again.status).toBe(200);
  });

  it('If-Modified-Since counts where there is no If-None-Match', async () => {
    const { headers } = await site.ask('/docs/api');
    const since = { 'If-Modified-Since': headers['last-modified'] };
    expect((await site.ask('/docs/api', { headers: since })).status).toBe(304);
    expect((await site.ask('/docs/api', { headers: { ...since, 'If-None-Match': '"x"' } })).status).toBe(200);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', '<h1>', 'bytes 0-3/12'],
    ['bytes=4-', 'API</h1>', 'bytes 4-11/12'],
    ['bytes=-5', '</h1>', 'bytes 7-11/12'],
    ['bytes=4-999', 'API</h1>', 'bytes 4-11/12'],
  ])('%s is a part of the file', async (range, part, contentRange) => {
    const { status, headers, body } = await site.ask('/docs/api', { headers: { Range: range } });
    expect([status, headers['content-range'], body.toString()]).toEqual([206, contentRange, part]);
    expect(headers['accept-ranges']).toBe('bytes');
  });

  it('are of the coded bytes', async () => {
    const { body } = await site.ask('/docs/api', BROTLI);
    const part = await site.ask('/docs/api', { headers: { ...BROTLI.headers, Range: 'bytes=2-4' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-encoding']).toBe('br');
    expect(part.headers['content-range']).toBe(`bytes 2-4/${String(body.length)}`);
    expect(part.body).toEqual(body.subarray(2, 5));
  });

  it.each(['lines=1-2', 'nonsense', 'bytes=0-0,4-5'])('%s returns the whole file', async (range) => {
    const received = await site.ask('/docs/api', { headers: { Range: range } });
    expect([received.status, received.body.toString()]).toEqual([200, '<h1>API</h1>']);
  });

  it.each(['bytes=99-', 'bytes=5-2'])('%s, which is none of the file, returns 416', async (range) => {
    const { status, headers } = await site.ask('/docs/api', { headers: { Range: range } });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */12']);
    expect(headers.etag).toBeUndefined();
  });

  it('are left out when the file has changed since the first part', async () => {
    const { headers } = await site.ask('/docs/api');
    const status = async (ifRange = ''): Promise<number> =>
      (await site.ask('/docs/api', { headers: { Range: 'bytes=0-3', 'If-Range': ifRange } })).status;
    expect(await status(headers.etag)).toBe(206);
    expect(await status(headers['last-modified'])).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status(`W/${String(headers.etag)}`)).toBe(200);
    expect(await status('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });

  it("don't apply to the not-found page", async () => {
    const received = await site.ask('/nope', { headers: { Range: 'bytes=0-3' } });
    expect([received.status, received.body.toString()]).toEqual([404, '<h1>Page not found</h1>']);
  });
});

describe('a file that is asked for again', () => {
  /** Without what differs from one moment to the next. */
  const ask = async (target: string, headers: string): Promise<string> => {
    const answer = await site.exchange(
      `${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`,
    );
    return answer.replace(/^Date: .*$/m, '');
  };

  /** Asks until no file is opened for it, since the server reads what it keeps beside the first response. */
  const askUntilKept = async <Response>(request: () => Promise<Response>): Promise<Response> =>
    vi.waitFor(
      async () => {
        const open = vi.spyOn(fs, 'createReadStream');
        try {
          const received = await request();
          expect(open).not.toHaveBeenCalled();
          return received;
        } finally {
          open.mockRestore();
        }
      },
      { timeout: 10_000, interval: 10 },
    );

  it.each([
    'GET /docs/api',
    'HEAD /docs/api',
    'GET /docs/api.md',
    'GET /assets/js/main.1a2b3c4d.js',
    'GET /img/a%20name.svg',
    'GET /.well-known/api-catalog',
    'GET /nope',
    'HEAD /nope.md',
  ])('%s is the same from the memory as from the disk', async (target) => {
    for (const headers of [
      '',
      'Accept-Encoding: br\r\n',
      'Accept: text/markdown\r\nAccept-Encoding: gzip\r\n',
    ]) {
      const fromDisk = await ask(target, headers);
      const fromMemory = await askUntilKept(async () => ask(target, headers));
      expect(fromMemory).toBe(fromDisk);
    }
  });

  it("is there when its file isn't any more", async () => {
    await askUntilKept(async () => site.ask('/docs'));
    rmSync(path.join(site.directory, 'docs.html'));
    expect((await site.ask('/docs')).status).toBe(200);
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
    ['gzip, zstd', 'gzip'],
    ['zstd', undefined],
    ['br;q=0, *', 'gzip'],
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
    const decode = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      none: (body: Buffer) => body,
    }[encoding ?? 'none'];
    expect(decode?.(received.body).toString()).toBe('<h1>API</h1>');
  });

  it('have distinct etags', async () => {
    const etags = ['br', 'gzip', 'identity'].map(
      async (coding) =>
        (await site.ask('/docs/api', { headers: { 'Accept-Encoding': coding } })).headers.etag,
    );
    expect(new Set(await Promise.all(etags)).size).toBe(3);
  });

  it("aren't claimed where there is no compressed file", async () => {
    const received = await site.ask('/docs', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(received.headers['content-encoding']).toBeUndefined();
    expect(received.body.toString()).toBe('<h1>Getting started</h1>');
  });
});
