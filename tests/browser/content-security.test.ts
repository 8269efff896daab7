/**
 * Pages work under the Content-Security-Policy that the site is served with, and injected code doesn't run. All other
 * browser tests run under the same policy. The browser reports what it blocks, and a message that no one expects fails a
 * test (`tests/support/browser.ts`).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { headersOfAll, MANIFEST_FILE, type SiteManifest } from '../../engines/serving/index.ts';
import { linkInText, open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { buildFolder, pageOfEachType } from '../support/routes.ts';
import { find, openSearch } from './search/support/search-dialog.ts';

const manifest = JSON.parse(readFileSync(path.join(buildFolder, MANIFEST_FILE), 'utf8')) as SiteManifest;
const everywhere = headersOfAll(manifest.headers);
const policy = everywhere.get('Content-Security-Policy') ?? '';
const hashes = [...policy.matchAll(/'(?<hash>sha256-[^']+)'/g)].map(({ groups }) => groups?.hash ?? '');

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

describe('the policy', () => {
  it('allows nothing by default, and is short', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(hashes).toHaveLength(3);
    expect(policy.length).toBeLessThan(1000);
    const all = [...everywhere].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    expect(all.length).toBeLessThan(2000);
  });

  it('lists the Trusted Types policies that the code makes', () => {
    const made = ['app', 'components', 'engines']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/(?:trusted\('\w+', |createPolicy\()'(?<name>\w+)'/g),
      ])
      .map(({ groups }) => groups?.name ?? '');
    expect(/trusted-types (?<names>[^;]*)/.exec(policy)?.groups?.names?.split(' ').sort()).toEqual(
      made.sort(),
    );
  });
});

/** Notes what the browser blocks, from the first script of each document on. */
async function noteViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: readonly string[] }).violations);
}

describe('pages', () => {
  it.each<readonly [pageType: string, route: string]>([
    ...pageOfEachType(),
    ['not found', '/nothing-here'],
    ['changelog', '/changelog'],
  ])('of the type %s hold to it: %s', async (_, route) => {
    const expectedMessages = route === '/nothing-here' ? [/status of 404/] : [];
    await withPage({ ownContext: true, expectedMessages }, async (page) => {
      const violations = await noteViolations(page);
      await open(page, route);
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
      });
      await page.emulateMedia({ media: 'print' });
      expect(await violations()).toEqual([]);
    });
  });

  it('search, lead on, change their colors, copy, open their menu and are printed', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await withPage({ ownContext: true, permissions }, async (page) => {
      const violations = await noteViolations(page);
      const dialog = await openSearch(page, '/docs/api');
      await find(dialog, 'token');
      await dialog.options.first().waitFor();
      await page.keyboard.press('Escape');
      await linkInText(page, '/docs/api/errors').click();
      await expect.poll(() => page.title()).toMatch(/^Errors/);
      await page.locator('[data-color-mode]').first().click();
      await page.goBack();
      await expect.poll(() => page.title()).not.toMatch(/^Errors/);
      await open(page, '/docs/api/tokens');
      await page.locator('[data-copy-scope] button:has-text("Copy")').first().click();
      await page.locator('summary', { hasText: /^Markdown$/ }).click();
      await page.getByRole('button', { name: 'Copy as Markdown' }).click();
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator('[data-open-menu]').click();
      await page.locator('.navbar-sidebar__close').click();
      expect((await page.pdf()).length).toBeGreaterThan(1000);
      expect(await violations()).toEqual([]);
    });
  });
});

/** Markup that someone has injected into a page. */
const INJECTED = [
  '<script>window.ran = "a script"</script>',
  '<img src="data:," onerror="window.ran = \'a handler\'">',
  '<a id="injected" href="javascript:window.ran = \'a link\'">link</a>',
  '<script src="https://evil.example/script.js"></script>',
  '<script src="data:text/javascript,window.ran = 1"></script>',
  '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '<object data="https://evil.example/object"></object>',
  '<img src="https://evil.example/pixel">',
  '<style>h1 { color: red }</style>',
  '<base href="https://evil.example/">',
  '<form id="form" action="https://evil.example/"><button>Send</button></form>',
].join('');

describe('what is injected', () => {
  it("doesn't run as part of a page's HTML", async () => {
    await withPage({ ownContext: true, expectedMessages: [/Content Security Policy/, /./] }, async (page) => {
      const violations = await noteViolations(page);
      await page.route('**/docs/api/errors', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('<body>', `<body>${INJECTED}`);
        await route.fulfill({ response, body });
      });
      const asked: Request[] = [];
      const blocked = new Set<Request>();
      // The browser reports what it doesn't send, too.
      page.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'csp') blocked.add(request);
      });
      page.on('request', (request) => {
        if (request.url().includes('evil.example')) asked.push(request);
      });
      await open(page, '/docs/api/errors');
      await page.evaluate(() => {
        document.getElementById('injected')?.click();
        document.querySelector<HTMLButtonElement>('#form button')?.click();
      });
      await expect.poll(async () => (await violations()).join('\n')).toContain('form-action');
      const directives = new Set((await violations()).map((violation) => violation.split(' ')[0]));
      expect([...directives].sort()).toEqual([
        ...['base-uri', 'form-action', 'frame-src', 'img-src', 'object-src'],
        ...['script-src-attr', 'script-src-elem', 'style-src-elem'],
      ]);
      expect(await page.evaluate(() => (window as unknown as { ran?: unknown }).ran)).toBeUndefined();
      expect(asked.filter((request) => !blocked.has(request))).toEqual([]);
    });
  });

  it.each<readonly [what: string, run: () => unknown]>([
    ['markup', () => (document.body.innerHTML = '<img src="data:," onerror="window.ran = 1">')],
    [
      'markup beside an element',
      () => {
        document.body.insertAdjacentHTML('beforeend', '<p>');
      },
    ],
    ['a document', () => new DOMParser().parseFromString('<p>', 'text/html')],
    ['a script', () => (document.createElement('script').text = 'window.ran = 1')],
    ['the address of a script', () => (document.createElement('script').src = '/assets/other.js')],
    ['a worker', () => new Worker('/assets/other.js')],
    ['a policy of its own', () => policies().createPolicy('mine')],
    ["a policy that's there already", () => policies().createPolicy('pages')],
  ])("doesn't become %s", async (_, run) => {
    await withPage(
      { ownContext: true, expectedMessages: [/TrustedHTML|TrustedScript|Policy/] },
      async (page) => {
        const violations = await noteViolations(page);
        await open(page, '/docs/api/errors');
        const failed = await page.evaluate(
          `(() => { const policies = () => trustedTypes; try { (${String(run)})(); } catch (error) { return error.name; } })()`,
        );
        expect(failed).toBe('TypeError');
        expect((await violations())[0]).toMatch(/^(?:require-trusted-types-for|trusted-types) /);
        expect(await page.evaluate(() => (window as unknown as { ran?: unknown }).ran)).toBeUndefined();
      },
    );
  });
});

/** In the page. */
declare const policies: () => { readonly createPolicy: (name: string) => unknown };
