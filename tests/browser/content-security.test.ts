/** Pages work under a Content-Security-Policy that allows no script or style inside of them but the listed ones. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { linkInText, open } from '../specification/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { buildFolder } from '../support/routes.ts';
import { find, openSearch } from './search/support/search-dialog.ts';

const hashes = Object.values(
  JSON.parse(readFileSync(path.join(buildFolder, 'inline-scripts.json'), 'utf8')) as Record<string, string>,
);

const POLICY = [
  "default-src 'self'",
  `script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/g;
const TAG = /<[a-z][\w-]*(?:\s+[\w:@.-]+(?:="[^"]*")?)*\s*\/?>/gi;

/** What a page holds that a policy would have to allow. */
function forbiddenIn(html: string): readonly string[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(({ groups }) => !/\bsrc=|type="application\/ld\+json"/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '')
    .filter((text) => !hashes.includes(`sha256-${createHash('sha256').update(text).digest('base64')}`));
  const tags = (html.replaceAll(SCRIPT, '').match(TAG) ?? []).filter(
    (tag) =>
      /^<style\b|\s(?:style|on[a-z]+)=/i.test(tag.replace(/"[^"]*"/g, '""')) || /="javascript:/i.test(tag),
  );
  return [...scripts, ...tags].map((found) => found.slice(0, 120));
}

it.each([
  '<script>go()</script>',
  '<style>p{}</style>',
  '<p title="a > b" style="color:red">',
  '<a onclick="go()">',
  '<a href="javascript:go()">',
])('finds %s', (html) => {
  expect(forbiddenIn(`<main>${html}</main>`)).toHaveLength(1);
});

it('takes data and text for what they are', () => {
  expect(
    forbiddenIn('<script type="application/ld+json">{}</script><p title="a style=b">style="x"</p>'),
  ).toEqual([]);
});

it('no page holds a script or a style that a policy would need to allow', () => {
  const pages = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(200);
  const found = pages.flatMap((file) =>
    forbiddenIn(readFileSync(path.join(buildFolder, file), 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

/** Has the browser hold to the policy, and notes what it has rejected. */
async function underPolicy(page: Page): Promise<() => Promise<unknown>> {
  await page.route(
    (url) => url.href.startsWith(inject('siteUrl')),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': POLICY },
      });
    },
  );
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      refused.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

it('a page loads, leads on and searches under the policy', async () => {
  await withPage({ ownContext: true }, async (page) => {
    const refused = await underPolicy(page);
    await open(page, '/docs/api');
    await linkInText(page, '/docs/api/errors').click();
    await expect.poll(() => page.title()).toMatch(/^Errors/);
    const dialog = await openSearch(page);
    await find(dialog, 'token');
    await dialog.options.first().waitFor();
    await page.keyboard.press('Escape');
    expect(await refused()).toEqual([]);
  });
});

it.each([
  '/',
  '/docs/guides/collect/collect-cards',
  '/docs/sdks',
  '/docs/api/tokens',
  '/docs/guides/share/send-data-to-third-party',
  '/docs/tools/expressions',
])('%s holds to the policy', async (route) => {
  await withPage({ ownContext: true }, async (page) => {
    const refused = await underPolicy(page);
    await open(page, route);
    expect(await refused()).toEqual([]);
  });
});
