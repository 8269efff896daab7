import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from './browser.ts';

/** A document without scripts: what a context keeps does not depend on the page. */
const PATH = '/robots.txt';

/** Each leaves something on purpose. */
const TRACES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a local storage entry': (page) =>
    page.evaluate(() => {
      localStorage.setItem('trace', '1');
    }),
  'a session storage entry': (page) =>
    page.evaluate(() => {
      sessionStorage.setItem('trace', '1');
    }),
  'a cookie': (page) => page.context().addCookies([{ name: 'trace', value: '1', url: page.url() }]),
  'a cookie of the page': (page) =>
    page.evaluate(() => {
      document.cookie = 'trace=1; max-age=1000';
    }),
  'a cache': (page) =>
    page.evaluate(async () => (await caches.open('trace')).put('/trace', new Response('1'))),
  'a database': (page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.open('trace').onsuccess = () => {
            resolve();
          };
        }),
    ),
  'a service worker': async (page) => {
    const context = page.context();
    await context.route('**/trace.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '// Does nothing.' }),
    );
    // The site's policy lets no script register one.
    await context.route('**/trace.html', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('/trace.html');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/trace.js');
      await navigator.serviceWorker.ready;
    });
  },
  'a route of the page': (page) => page.route('**/favicon.svg', (route) => route.fulfill({ body: 'trace' })),
  'a route of the context': (page) =>
    page.context().route('**/favicon.svg', (route) => route.fulfill({ body: 'trace' })),
  'a script of the page': (page) =>
    page.addInitScript(() => {
      Object.assign(window, { trace: 1 });
    }),
  'a function of the page': (page) => page.exposeFunction('trace', () => undefined),
  'a permission': (page) => page.context().grantPermissions(['geolocation']),
  'a viewport': (page) => page.setViewportSize({ width: 444, height: 333 }),
  'a preference': (page) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }),
  'another tab': (page) => page.context().newPage(),
  'a step in the history': (page) => page.goto('/favicon.svg'),
};

/** All that a page can find of an earlier one. */
async function stateOf(page: Page): Promise<unknown> {
  const seen = await page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => key === 'trace'),
    session: Object.keys(sessionStorage).filter((key) => key === 'trace'),
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    icon: await (await fetch('/favicon.svg')).text(),
    isScripted: 'trace' in window,
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    viewport: [innerWidth, innerHeight],
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    steps: history.length,
  }));
  const pages = page.context().pages().length;
  return { ...seen, pages };
}

/** What a test that leaves nothing finds, the context that it ran in, and what one after it finds. */
async function stateAfter(leave: (page: Page) => Promise<unknown>): Promise<{
  readonly before: unknown;
  readonly after: unknown;
  readonly changed: unknown;
  readonly contexts: readonly BrowserContext[];
}> {
  const states: unknown[] = [];
  const contexts: BrowserContext[] = [];
  const changes: unknown[] = [];
  for (const isLeaving of [true, false]) {
    await withPage({}, async (page) => {
      contexts.push(page.context());
      await page.goto(PATH);
      states.push(await stateOf(page));
      if (!isLeaving) return;
      await leave(page);
      await page.goto(PATH);
      changes.push(await stateOf(page));
    });
  }
  return { before: states[0], after: states[1], changed: changes[0], contexts };
}

describe('a context that tests share', () => {
  it.each(Object.entries(TRACES))('has nothing left of %s', async (_, leave) => {
    const { before, after, changed, contexts } = await stateAfter(leave);
    expect(contexts[1]).toBe(contexts[0]);
    expect(changed).not.toEqual(before);
    expect(after).toEqual(before);
  });

  it.each<[string, (page: Page) => unknown]>([
    ['clock.install', (page) => page.clock.install()],
    ['context.addInitScript', (page) => page.context().addInitScript('1')],
    ['context.setOffline', (page) => page.context().setOffline(true)],
  ])('rejects %s, which would last', async (name, change) => {
    await expect(withPage({}, (page) => Promise.resolve(change(page)).then(() => undefined))).rejects.toThrow(
      `${name} lasts for all tests that share this browser context.`,
    );
  });

  it('is not used again after a test that failed', async () => {
    const contexts: BrowserContext[] = [];
    await withPage({}, (page) => {
      contexts.push(page.context());
      return Promise.reject(new Error('failed'));
    }).catch(() => undefined);
    await withPage({}, (page) => {
      contexts.push(page.context());
      return Promise.resolve();
    });
    expect(contexts).toHaveLength(2);
    expect(contexts[1]).not.toBe(contexts[0]);
  });
});
