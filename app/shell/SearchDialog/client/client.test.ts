import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expose } from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_VERSION, type SearchUrls } from '../../../../engines/search';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const URLS: SearchUrls = {
  version: SEARCH_VERSION,
  documentsUrl: '/doc.json',
  indexUrl: '/index.json',
  textsUrl: '/text/',
};
const ANSWER = { results: [], elsewhere: 0, suggestions: [] };

/** A worker without a thread: the other end of a channel responds. */
let workers: MessagePort[] = [];
let loadedUrls: SearchUrls | undefined;
let answerSearch: () => unknown = () => ANSWER;

function startWorker(): MessagePort & { terminate: () => void } {
  const { port1, port2 } = new MessageChannel();
  expose({ load: (urls: SearchUrls) => (loadedUrls = urls), search: () => answerSearch() }, port2);
  workers.push(port1, port2);
  return Object.assign(port1, {
    terminate: () => {
      port1.close();
    },
  });
}

async function loadFreshClient() {
  const { loadSearch } = await import('./client');
  return { loadSearch, client: await loadSearch() };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address === '/search.json' ? Response.json(URLS) : new Response('', { status: 404 })),
  );
  vi.stubGlobal('Worker', function Worker() {
    return startWorker();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const port of workers) port.close();
  workers = [];
  answerSearch = () => ANSWER;
});

it('a response is freed when nothing refers to it anymore', async () => {
  const { client } = await loadFreshClient();
  const seen: WeakRef<object>[] = [];
  for (const query of ['token', 'key', 'vault']) seen.push(new WeakRef(await client.search(query)));
  // The last message that a port delivered stays with the port.
  await client.search('');
  await vi.waitFor(() => {
    collectGarbage();
    expect(seen.map((answer) => answer.deref())).toEqual([undefined, undefined, undefined]);
  });
});

it('a worker that ends fails the calls that wait for it and those that follow; the next load starts another', async () => {
  answerSearch = () => new Promise(() => undefined);
  const { loadSearch, client } = await loadFreshClient();
  const waiting = client.search('token');
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toThrow(/^The search stopped/);
  await expect(client.search('key')).rejects.toThrow(/^The search stopped/);
  answerSearch = () => ANSWER;
  const next = await loadSearch();
  expect(await next.search('token')).toEqual(ANSWER);
});

it('the worker is started once', async () => {
  const { loadSearch, client } = await loadFreshClient();
  expect(await loadSearch()).toBe(client);
});

it('the worker gets the addresses that the site names now', async () => {
  await loadFreshClient();
  expect(loadedUrls).toEqual(URLS);
});

it('a list that cannot be fetched fails the load, and the next one tries again', async () => {
  const { loadSearch } = await import('./client');
  const answer = fetch;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await expect(loadSearch()).rejects.toThrow(
    'The search file /search.json could not be loaded (status 503). Reload the page.',
  );
  vi.stubGlobal('fetch', answer);
  await expect(loadSearch()).resolves.toHaveProperty('search');
});
