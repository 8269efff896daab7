/** Pages, redirects, the not-found page. */
import { describe, expect, inject, it } from 'vitest';
import { targetRoute } from '../../pipeline/content/site/redirect-table.ts';
import { loadRedirects } from '../../pipeline/content/site/redirects.ts';
import { sitePages } from '../../pipeline/content/site/site-map.ts';
import { builtRoutes } from '../support/routes.ts';
import { withPage } from '../support/browser.ts';
import { readBuiltFile } from './support/built-files.ts';
import { lastingRoutes } from './support/lasting-routes.ts';
import { FAILED_RESOURCE, linkInText, open, pageHeading } from './support/visitor.ts';

/** What an address returns: the status and, for a redirect, where it leads. */
async function answerTo(
  address: string,
): Promise<{ address: string; status: number; location: string | null }> {
  const response = await fetch(new URL(address, inject('siteUrl')), { redirect: 'manual' });
  await response.arrayBuffer();
  return { address, status: response.status, location: response.headers.get('location') };
}

describe('pages', () => {
  it('every page with a lasting route is on the site map', () => {
    const known = new Set(sitePages.map(({ route }) => route));
    expect(lastingRoutes.filter((route) => !known.has(route))).toEqual([]);
  });

  it('every page is served at its route', async () => {
    const answers = await Promise.all(builtRoutes.map(answerTo));
    expect(answers).toEqual(builtRoutes.map((address) => ({ address, status: 200, location: null })));
  });

  it('routes ending in /index are served at the folder path', async () => {
    const folders = builtRoutes.filter((route) => route !== '/');
    const answers = await Promise.all(folders.map((route) => answerTo(`${route}/index`)));
    expect(answers).toEqual(
      folders.map((route) => ({ address: `${route}/index`, status: 301, location: route })),
    );
  });

  it('the home page leads to the main sections', async () => {
    await withPage({}, async (page) => {
      await open(page, '/');
      const targets = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(
        expect.arrayContaining([
          '/docs',
          '/docs/api',
          '/docs/api/tokens',
          '/docs/api/webhooks',
          '/docs/sdks',
        ]),
      );
    });
  });

  it('the docs have three sidebars: docs, api and sdk', () => {
    expect(new Set(sitePages.map(({ sidebar }) => sidebar))).toEqual(new Set([null, 'docs', 'api', 'sdk']));
  });
});

describe('redirects', () => {
  const redirects = loadRedirects();

  it('every old path leads to its new one', async () => {
    const expected = redirects.map(({ from, to }) => ({ address: from, status: 301, location: to }));
    expect(await Promise.all(redirects.map(({ from }) => answerTo(from)))).toEqual(expected);
  });

  it('the pairs that old sites link to most are in the table', () => {
    const pairs = new Map(redirects.map(({ from, to }) => [from, to]));
    const quickStarts = ['curl', 'dotnet', 'go', 'java', 'nodejs', 'ruby', 'python'].map(
      (language) => `/getting-started/quickstart-with-${language}`,
    );
    for (const [from, to] of [
      ['/api-reference', '/docs/api'],
      ['/elements', '/docs/sdks/web/javascript'],
      ['/expressions', '/docs/expressions'],
      ['/labs', '/docs'],
      ...['/getting-started', ...quickStarts].map((path) => [path, '/docs']),
      ['/docs/sdks/mobile/3ds-react-native', '/docs/sdks/mobile/react-native-threeds'],
      ['/docs/api/proxies', '/docs/api/proxies/pre-configured-proxies'],
    ])
      expect([from, pairs.get(from ?? '')]).toEqual([from, to]);
  });

  it.each([
    ['/concepts', /^\/docs\/concepts/],
    ['/guides', /^\/docs(?:\/guides|\/blueprints|$)/],
    ['/docs/sdks/web/react', /^\/docs\/sdks\/web\/web-elements/],
    ['/docs/api/orchestration', /^\/docs\/api\/connections\//],
  ])('every old path from %s on leads to %s', (folder, target) => {
    const moved = redirects.filter(({ from }) => from === folder || from.startsWith(`${folder}/`));
    expect(moved.length).toBeGreaterThan(1);
    expect(moved.filter(({ to }) => !target.test(to))).toEqual([]);
  });

  it.each([
    ['/docs/api/reactors/reactor-errors', '/docs/api/reactors/invoke-reactors#reactor-error-codes'],
    [
      '/docs/api/proxies/proxy-errors',
      '/docs/api/proxies/invoke-pre-configured-proxies#proxy-transform-errors',
    ],
  ])('%s leads to the anchor', (from, to) => {
    expect(redirects).toContainEqual({ from, to });
  });

  it('a redirect with a fragment ends at the element that it names', () => {
    const targets = redirects
      .filter((redirect) => redirect.to.includes('#'))
      .map((redirect) => ({
        file: `${targetRoute(redirect).slice(1)}.html`,
        id: redirect.to.split('#')[1] ?? '',
      }));
    expect(targets).not.toEqual([]);
    const missing = targets.filter(
      ({ file, id }) => !new RegExp(`\\sid="?${id}["\\s>]`).test(readBuiltFile(file)),
    );
    expect(missing).toEqual([]);
  });

  it('what the reader asked for is kept: query and fragment', async () => {
    await withPage({}, async (page) => {
      await open(page, '/concepts/what-are-tokens?lang=python#capabilities');
      expect(page.url()).toMatch(/\/docs\/concepts\/what-are-tokens\?lang=python#capabilities$/);
    });
  });

  it('on a host without redirects a page of the old path leads on, including query and fragment', async () => {
    await withPage({}, async (page) => {
      await page.route('**/concepts/what-are-tokens?lang=python', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: readBuiltFile('concepts/what-are-tokens.html'),
        }),
      );
      await page.goto('/concepts/what-are-tokens?lang=python#capabilities');
      await expect
        .poll(() => page.url())
        .toMatch(/\/docs\/concepts\/what-are-tokens\?lang=python#capabilities$/);
    });
  });
});

describe('any unknown path shows a not-found page', () => {
  it('with status 404 and ways back: search, the main sections, the closest pages', async () => {
    await withPage({ expectedMessages: [FAILED_RESOURCE] }, async (page) => {
      const response = await page.goto('/docs/api/tokns');
      expect(response?.status()).toBe(404);
      expect(await pageHeading(page).innerText()).toBe('Page not found');
      await page.getByRole('heading', { name: 'Pages with a similar URL' }).waitFor();
      const links = await page
        .locator('main a')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
      expect(links.slice(0, 3)).toEqual(['/docs', '/docs/api', '/docs/sdks']);
      expect(links.slice(3)).toContain('/docs/api/tokens');
      await page
        .locator('main')
        .getByRole('button', { name: /Search/ })
        .click();
      await page.getByRole('combobox', { name: 'Search all pages' }).waitFor();
    });
  });

  it('after a link within the site too', async () => {
    await withPage({ fetchesAhead: false, expectedMessages: [FAILED_RESOURCE] }, async (page) => {
      await open(page, '/docs');
      await linkInText(page, '/docs/api').evaluate((link: HTMLAnchorElement) => {
        link.href = '/docs/nowhere';
      });
      await linkInText(page, '/docs/nowhere').click();
      await expect.poll(() => pageHeading(page).innerText()).toBe('Page not found');
      expect(new URL(page.url()).pathname).toBe('/docs/nowhere');
    });
  });
});
