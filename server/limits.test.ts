/** What one client can't do to a server, and what it's told. */
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { startTestSite, type RunningSite } from './testing/running-site.ts';

let site: RunningSite;

beforeEach(async () => {
  site = await startTestSite();
});

afterEach(async () => {
  await site.stop();
});

const END = 'Host: x\r\nConnection: close\r\n\r\n';

function open(): Socket {
  // The server can end it while it's written to.
  return connect((site.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
}

describe('requests that are too large', () => {
  it.each([
    ['a URL of 8,193 characters', `GET /${'a'.repeat(8_192)} HTTP/1.1\r\n${END}`, 414],
    ['a URL that fills the room for headers', `GET /${'a'.repeat(60_000)} HTTP/1.1\r\n${END}`, 414],
    ['headers of 33 kB', `GET /docs HTTP/1.1\r\nX: ${'a'.repeat(33_000)}\r\n${END}`, 431],
    ['a body of 2 MB', `GET /docs HTTP/1.1\r\nContent-Length: 2000000\r\n${END}`, 413],
    ['an upload of 2 MB', `POST /docs HTTP/1.1\r\nContent-Length: 2000000\r\n${END}`, 413],
  ])('%s', async (_, request, status) => {
    const answer = await site.exchange(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
    expect(answer).toMatch(/^Connection: close\r$/m);
    expect(answer).toMatch(/\r\n\r\n[A-Z].+\.\n$/);
  });

  it('a URL of 8,192 characters is looked for', async () => {
    expect((await site.ask(`/${'a'.repeat(8_191)}`)).status).toBe(404);
  });

  it('a small body is read past, and the next request returns its page', async () => {
    const answer = await site.exchange(
      `GET /docs HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhelloGET /docs/sdks HTTP/1.1\r\n${END}`,
    );
    expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(answer).toContain('<h1>SDKs</h1>');
  });

  it('a body without an end is cut', async () => {
    const socket = open();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET /docs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    socket.resume();
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const flood = setInterval(() => socket.write(chunk), 1);
    await closed;
    clearInterval(flood);
    expect(socket.bytesWritten).toBeLessThan(20 * LIMITS.body);
  });
});

describe('requests that break the rules of HTTP/1.1', () => {
  it.each([
    ['no request', 'hello\r\n\r\n', 400],
    ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['no host', 'GET /docs HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a space in a header name', `GET /docs HTTP/1.1\r\nX y: z\r\n${END}`, 400],
    ['two lengths', `GET /docs HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${END}`, 400],
    [
      'a length and chunks',
      `GET /docs HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n${END}0\r\n\r\n`,
      400,
    ],
    ['a tunnel', 'CONNECT other.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['TRACE', `TRACE /docs HTTP/1.1\r\n${END}`, 405],
    ['all of the server', `OPTIONS * HTTP/1.1\r\n${END}`, 400],
    ['another protocol', `GET /docs HTTP/1.1\r\nUpgrade: websocket\r\n${END}`, 200],
    ['HTTP/1.0', 'GET /docs HTTP/1.0\r\n\r\n', 200],
  ])('%s', async (_, request, status) => {
    const answer = await site.exchange(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
    expect(answer).toMatch(/^Connection: close\r$/m);
    expect((await site.ask('/docs')).status).toBe(200);
  });

  it('what follows good requests is rejected behind their responses', async () => {
    const good = 'GET /docs HTTP/1.1\r\nHost: x\r\n\r\n';
    const answer = await site.exchange(`${good}${good}nonsense\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400']);
  });
});

describe('slow requests', () => {
  it('are ended with 408 when their headers take too long', async () => {
    site.server.headersTimeout = 300;
    const socket = open();
    socket.write('GET /docs HTTP/1.1\r\n');
    const drip = setInterval(() => socket.write('X'), 100);
    const answer = await text(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('are ended, too, when nothing comes', async () => {
    site.server.headersTimeout = 300;
    expect(await text(open())).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });
});

describe('many requests on one connection', () => {
  it('sent without waiting all return their pages, in order', async () => {
    const paths = Array.from({ length: 2_000 }, (_, index) => (index % 2 === 0 ? '/docs' : '/docs/sdks'));
    const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
    const answer = await site.exchange(`${requests}GET /nope HTTP/1.1\r\n${END}`);
    const titles = answer.match(/<h1>.*<\/h1>/g) ?? [];
    expect(titles).toHaveLength(2_001);
    expect(titles.slice(0, 3)).toEqual([
      '<h1>Getting started</h1>',
      '<h1>SDKs</h1>',
      '<h1>Getting started</h1>',
    ]);
    expect(titles.at(-1)).toBe('<h1>Page not found</h1>');
  });

  it("whose responses aren't read don't pile up", async () => {
    let answered = 0;
    site.server.on('request', () => (answered += 1));
    const socket = open();
    socket.pause();
    const one = 'GET /assets/js/main.1a2b3c4d.js HTTP/1.1\r\nHost: x\r\n\r\n';
    for (let sent = 0; sent < 200_000; sent += 1_000) socket.write(one.repeat(1_000));
    let before = -1;
    while (answered > before) {
      before = answered;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(answered).toBeLessThan(100_000);
    expect((await site.ask('/docs')).status).toBe(200);
    socket.destroy();
  });
});
