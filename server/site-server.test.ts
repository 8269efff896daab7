import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shutDown } from './shutdown.ts';
import { startTestSite, type RunningSite } from './testing/running-site.ts';

const connectionsOf = (server: Server): Promise<number> => promisify(server.getConnections.bind(server))();

let site: RunningSite;

beforeEach(async () => {
  site = await startTestSite();
});

afterEach(async () => {
  await site.stop();
});

describe('pages', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/docs', '<h1>Getting started</h1>'],
    ['/docs/api', '<h1>API</h1>'],
    ['/docs/sdks', '<h1>SDKs</h1>'],
    ['/docs/api?language=go', '<h1>API</h1>'],
  ])('%s is served', async (target, body) => {
    const received = await site.ask(target);
    expect(received.status).toBe(200);
    expect(received.body.toString()).toBe(body);
    expect(received.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(received.headers['cache-control']).toBe('no-cache');
  });

  it('return only headers to HEAD', async () => {
    const received = await site.ask('/docs/api', { method: 'HEAD' });
    expect(received.status).toBe(200);
    expect(received.headers['content-length']).toBe('12');
    expect(received.body).toHaveLength(0);
  });
});

it('keeps connections open for longer than load balancers do', async () => {
  const { headers } = await site.ask('/docs', { headers: { Connection: 'keep-alive' } });
  expect(headers['keep-alive']).toBe('timeout=65');
});

describe('/healthz', () => {
  it.each(['/healthz', '/healthz?from=balancer'])('%s is there, and is never cached', async (target) => {
    const { status, headers, body } = await site.ask(target);
    expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', 'ok\n']);
    const head = await site.ask(target, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '3', 0]);
  });

  it('is read-only, and nothing is below it', async () => {
    expect((await site.ask('/healthz', { method: 'POST' })).status).toBe(405);
    expect((await site.ask('/healthz/')).status).toBe(404);
    expect((await site.ask('/healthz2')).status).toBe(404);
  });

  it('says that the server is going away, on a connection that is still there', async () => {
    const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
    await vi.waitFor(async () => {
      expect(await connectionsOf(site.server)).toBe(1);
    });
    const stopped = shutDown(site.server, 5_000);
    socket.write('\r\n');
    const answer = await text(socket);
    await stopped;
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/^Connection: close\r$/m);
    site.server.listen();
  });
});

describe('addresses of one page', () => {
  it.each([
    ['/docs/', '/docs'],
    ['/docs.html', '/docs'],
    ['/docs/index', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/sdks/index.html', '/docs/sdks'],
    ['/docs/api.html?a=1&b=%20c', '/docs/api?a=1&b=%20c'],
    ['/docs/api/?', '/docs/api'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['http://any.example/docs/', '/docs'],
  ])('%s leads to %s', async (target, location) => {
    const received = await site.ask(target);
    expect(received.status).toBe(301);
    expect(received.headers.location).toBe(location);
  });
});

describe('old paths', () => {
  it.each([
    ['/api-reference', '/docs/api'],
    ['/api-reference/', '/docs/api'],
    ['/api-reference.html', '/docs/api'],
    ['/api-reference?a=1', '/docs/api?a=1'],
    ['/docs/api/reactors/reactor-errors', '/docs/api/reactors/invoke-reactors#reactor-error-codes'],
    ['/docs/api/reactors/reactor-errors?a=1', '/docs/api/reactors/invoke-reactors?a=1#reactor-error-codes'],
    ['/docs/sdks/web/react', '/docs/sdks/web/web-elements?implementation=react'],
    [
      '/docs/sdks/web/react?a=1&implementation=vue',
      '/docs/sdks/web/web-elements?implementation=react&a=1&implementation=vue',
    ],
    ['/api-reference?next=//evil.example%0d%0aX: y', '/docs/api?next=//evil.example%0d%0aX:%20y'],
    ['/api-reference?', '/docs/api'],
  ])('%s leads to %s', async (target, location) => {
    const received = await site.ask(target.replaceAll(' ', '%20'));
    expect(received.status).toBe(301);
    expect(received.headers.location).toBe(location);
  });
});

describe('paths without a page', () => {
  it.each([
    '/nope',
    '/nope/',
    '/nope.html',
    '/404',
    '/404.html',
    '/docs//api',
    '/docs%2Fapi',
    '/.secret',
    '/.site-manifest.json',
    '/docs/api.html.br',
    '/constructor',
  ])('%s receives the not-found page', async (target) => {
    const received = await site.ask(target);
    expect(received.status).toBe(404);
    expect(received.body.toString()).toBe('<h1>Page not found</h1>');
    expect(received.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('return 404 and no body to HEAD', async () => {
    const received = await site.ask('/nope', { method: 'HEAD' });
    expect(received.status).toBe(404);
    expect(received.body).toHaveLength(0);
  });

  it('return 404 whatever condition the request has', async () => {
    const { headers } = await site.ask('/nope');
    const conditions = [
      { 'If-None-Match': headers.etag },
      { 'If-Match': '"x"' },
      { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    ];
    for (const condition of conditions)
      expect((await site.ask('/other', { headers: condition })).status).toBe(404);
  });
});

describe('requests that are rejected', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s', async (method) => {
    const received = await site.ask('/docs', { method });
    expect(received.status).toBe(405);
    expect(received.headers.allow).toBe('GET, HEAD');
  });

  it.each([
    '/%E0%A4%A',
    '/%',
    '//evil.example',
    '//evil.example/',
    '//evil.example/docs/',
    '/\\evil.example/',
    '/%5Cevil.example',
    '/%00',
    '/docs%0d%0aX',
    'docs',
    '/docs#api',
    '/../../../etc/passwd',
    '/docs/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/docs/./api',
    '/docs/..',
    '/%2fevil.example',
    'ftp://x/docs',
    'http:///docs',
  ])('the malformed path %s', async (target) => {
    const answer = await site.askRaw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(/^location:/im);
    expect((await site.ask('/docs')).status).toBe(200);
  });

  it('and none of them lacks the headers that all files have', async () => {
    const { headers } = await site.ask('/');
    for (const [target, method] of [
      ['/', 'POST'],
      ['/%00', 'GET'],
      ['/api-reference', 'GET'],
    ] as const) {
      const rejected = await site.ask(target, { method });
      for (const name of ['content-security-policy', 'x-content-type-options', 'strict-transport-security'])
        expect(rejected.headers[name]).toBe(headers[name]);
      expect(rejected.headers['cache-control']).toBe('no-store');
    }
  });
});
