import { connect, type AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccessLog, type AccessLog } from './access-log.ts';
import { startTestSite, type RunningSite } from './testing/running-site.ts';

let written: string[];
let log: AccessLog;
let site: RunningSite;

beforeEach(async () => {
  written = [];
  log = createAccessLog((lines) => written.push(lines));
  site = await startTestSite(log);
});

afterEach(async () => {
  await site.stop();
});

type Entry = Readonly<Record<string, unknown>>;

/** The entries of a number of requests. */
function entries(count: number): Promise<readonly Entry[]> {
  return vi.waitFor(() => {
    log.flush();
    const lines = written.join('').split('\n').filter(Boolean);
    expect(lines).toHaveLength(count);
    return lines.map((line) => JSON.parse(line) as Entry);
  });
}

describe('the access log', () => {
  it('has a line for each request, without anything that tells who asked', async () => {
    await site.ask('/docs?token=secret', {
      headers: {
        Referer: 'https://other.example/?q=secret',
        'User-Agent': 'secret',
        'X-Forwarded-For': 'secret',
      },
    });
    const [entry = {}] = await entries(1);
    expect(written.join('')).not.toContain('secret');
    expect(entry).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
      method: 'GET',
      path: '/docs',
      status: 200,
      bytes: 24,
      ms: expect.any(Number) as unknown,
      protocol: 'HTTP/1.1',
    });
  });

  it('counts the bytes of bodies, from the memory, the disk, and of sentences', async () => {
    const { headers } = await site.ask('/docs');
    await vi.waitFor(async () => {
      await site.ask('/docs');
    });
    await site.ask('/docs', { headers: { Range: 'bytes=0-3' } });
    await site.ask('/docs', { headers: { 'If-None-Match': headers.etag } });
    await site.ask('/docs', { method: 'HEAD' });
    await site.ask('/docs/');
    await site.ask('/nope');
    const facts = (await entries(7)).map(({ status, bytes }) => [status, bytes]);
    expect(facts).toEqual([
      ...[
        [200, 24],
        [200, 24],
        [206, 4],
        [304, 0],
        [200, 0],
      ],
      [301, 'The page is at /docs\n'.length],
      [404, 23],
    ]);
  });

  it("can't be made to have lines that no request has", async () => {
    await site.askRaw('/a"},{"status":200}\\n%0a{"x":1}');
    const [entry = {}] = await entries(1);
    expect(entry.path).toBe('/a"},{"status":200}\\n%0a{"x":1}');
    expect(entry.status).toBe(400);
  });

  it('has only the beginning of a long path', async () => {
    await site.ask(`/${'a'.repeat(5_000)}`);
    const [entry = {}] = await entries(1);
    expect(String(entry.path)).toHaveLength(1_024);
  });

  it('has what was no request', async () => {
    await site.exchange('hello\r\n\r\n');
    expect(await entries(1)).toEqual([{ time: expect.any(String) as unknown, status: 400 }]);
  });

  it('has no health checks', async () => {
    await site.ask('/healthz');
    await site.ask('/healthz', { method: 'POST' });
    expect((await entries(1)).map(({ status }) => status)).toEqual([405]);
  });

  it('tells when a client went away', async () => {
    writeFileSync(path.join(site.directory, 'archive.tar.gz'), Buffer.alloc(20_000_000));
    const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET /archive.tar.gz HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    const [entry = {}] = await entries(1);
    expect([entry.status, entry.aborted, entry.bytes]).toEqual([200, true, undefined]);
  });

  it('writes whole lines, many together, and no more than a pipe takes as one', async () => {
    for (let asked = 0; asked < 100; asked += 1) await site.ask(`/docs/${'a'.repeat(asked)}`);
    await entries(100);
    expect(written.length).toBeLessThan(60);
    for (const lines of written) {
      expect(lines.endsWith('\n')).toBe(true);
      expect(lines.length).toBeLessThanOrEqual(4_096);
    }
  });
});
