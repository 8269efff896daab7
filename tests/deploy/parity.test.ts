/** nginx, configured by the build, returns what the embedded server returns. */
import { afterAll, beforeAll, describe, expect, inject, it, vi, type TestContext } from 'vitest';
import { ensureNginx } from '../../scripts/lib/nginx-environment.ts';
import { askRaw, type RawAnswer, type RawRequest } from './support/ask-raw.ts';
import { differences } from './support/compared.ts';
import { allRequests } from './support/requests.ts';
import { manifest, startNginx, type RunningNginx } from './support/start-nginx.ts';

const nginx = await ensureNginx(process.env);
let running: RunningNginx | undefined;

beforeAll(async () => {
  if (nginx.command !== undefined) running = await startNginx(nginx.command);
});

afterAll(() => running?.stop());

/** How many requests are on their way at a time. */
const AT_ONCE = 16;

async function inTurns<Item>(items: readonly Item[], use: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const work = async (): Promise<void> => {
    for (const item of left) await use(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Of nginx and of the embedded server. */
const origins = (): readonly string[] => [
  running?.origin ?? '',
  inject('siteUrl').replace('localhost', '127.0.0.1'),
];

async function both(request: RawRequest): Promise<readonly [RawAnswer, RawAnswer]> {
  const [one, other] = await Promise.all(origins().map((origin) => askRaw(origin, request)));
  if (one === undefined || other === undefined) throw new Error('A server gave nothing.');
  return [one, other];
}

/** Leaves the test out, with the reason, where there's no nginx. */
function needsNginx({ skip, task }: TestContext): void {
  if (nginx.missing === undefined) return;
  Object.assign(task.meta, { skipReason: nginx.missing });
  skip();
}

describe('nginx and the embedded server agree', () => {
  it('on all requests', async (context) => {
    needsNginx(context);
    const requests = allRequests(manifest);
    expect(requests.length).toBeGreaterThan(2000);
    const found: string[] = [];
    await inTurns(requests, async (request) => {
      found.push(...differences(request, ...(await both(request))));
    });
    expect(found.sort()).toEqual([]);
  });

  it.for(['/docs/api/tokens', '/robots.txt', '/openapi.json'])(
    'on conditions with what they have said of %s',
    async (target, context) => {
      needsNginx(context);
      for (const coding of ['identity', 'br', 'gzip']) {
        const headers = { 'Accept-Encoding': coding };
        const [first, other] = (await both({ target, headers })).map((one) => one.headers);
        const tags = [first?.etag ?? '', other?.etag ?? ''] as const;
        const date = first?.['last-modified'] ?? '';
        expect(other?.['last-modified']).toBe(date);
        const conditions = [
          (tag: string) => ({ 'If-None-Match': tag }),
          (tag: string) => ({ 'If-None-Match': `"x", ${tag}` }),
          () => ({ 'If-Modified-Since': date }),
          () => ({ 'If-Unmodified-Since': date }),
        ];
        const statuses: number[] = [];
        for (const condition of conditions) {
          const requests = tags.map((tag) => ({ target, headers: { ...headers, ...condition(tag) } }));
          const [one, two] = await Promise.all(
            requests.map((request, place) => askRaw(origins()[place] ?? '', request)),
          );
          if (one === undefined || two === undefined || requests[0] === undefined)
            throw new Error('Nothing.');
          expect(differences(requests[0], one, two)).toEqual([]);
          statuses.push(one.status);
        }
        expect(statuses).toEqual([304, 304, 304, 200]);
      }
    },
  );
});

describe('nginx', () => {
  it('is healthy, and logs requests without their queries', async (context) => {
    needsNginx(context);
    const origin = running?.origin ?? '';
    expect(await askRaw(origin, { target: '/healthz' })).toMatchObject({ status: 200, body: 'ok\n' });
    await askRaw(origin, { target: '/docs?secret=4242"\\' });
    const last = await vi.waitFor(() => {
      const line = running?.log().findLast((one) => one.includes('"/docs"'));
      if (line === undefined) throw new Error('There is no line yet.');
      return JSON.parse(line) as object;
    });
    expect(last).toMatchObject({ method: 'GET', path: '/docs', status: 200 });
    expect(running?.log().join('\n')).not.toMatch(/secret|healthz/);
  });

  it.for<readonly [what: string, request: RawRequest, status: number]>([
    ['a long URL', { target: `/${'a'.repeat(9000)}` }, 414],
    ['long headers', { target: '/docs', headers: { 'X-Long': 'a'.repeat(9000) } }, 431],
    ['a long body', { target: '/docs', method: 'POST', headers: { 'Content-Length': '2000000' } }, 413],
  ])("rejects %s with a sentence and the site's headers", async ([, request, status], context) => {
    needsNginx(context);
    const { headers, body, status: received } = await askRaw(running?.origin ?? '', request);
    expect(received).toBe(status);
    expect(body).toMatch(/^(?:The|This) .*\.\n$/);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });
});
