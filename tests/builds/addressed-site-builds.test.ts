/**
 * What a site that knows its URL tells search engines, and sites where its links are shared.
 */
import { execFileSync } from 'node:child_process';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkStructuredData } from '../support/structured-data.ts';
import { copySite, type Files } from './support/site-copy.ts';

const SITE_URL = 'https://docs.example.com';

const page = (title: string): string => `---
title: ${title}
description: ${title} is a page of a small site that a test builds, as short as the checks of front matter allow.
page_type: reference
---

## Part {/* #part */}

Text.
`;

const FIRST: Files = {
  'content/docs/index.mdx': page('Guides'),
  'content/docs/api/index.mdx': page('API'),
  'content/docs/sdks/index.mdx': page('SDKs'),
  'content/docs/api/logs.mdx': page('Logs'),
};
const LATER: Files = {
  'content/docs/api/errors.mdx': page('Errors'),
  'content/docs/api/logs.mdx': page('All logs'),
};
const NOT_COMMITTED: Files = { 'content/docs/api/idempotency.mdx': page('Idempotency') };

/** A file of the home page beside the one that its route leads to. */
const HOME = 'app/shell/Home/entries.ts';

/** When each page was last changed, by route, as the sitemap orders them. */
const PAGES: Readonly<Record<string, string | undefined>> = {
  '/': '2026-04-02',
  '/docs': '2026-03-01',
  '/docs/api': '2026-03-01',
  '/docs/api/errors': '2026-04-02',
  '/docs/api/idempotency': undefined,
  '/docs/api/logs': '2026-04-02',
  '/docs/sdks': '2026-03-01',
};

describe('a site that knows its URL', () => {
  const site = copySite('addressed', FIRST);
  let files: ReadonlyMap<string, Buffer>;
  const read = (file: string): string => files.get(file)?.toString() ?? '';
  const pageAt = (route: string): string => read(route === '/' ? 'index.html' : `${route.slice(1)}.html`);
  const valuesOf = (html: string, pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, value = '']) => value);
  const structuredDataOf = (route: string): readonly object[] => {
    const scripts = valuesOf(pageAt(route), /<script type="application\/ld\+json">(.*?)<\/script>/g);
    expect(scripts).toHaveLength(1);
    return checkStructuredData(scripts[0] ?? '', new URL(SITE_URL));
  };

  function commit(day: string): void {
    const date = `${day}T12:00:00Z`;
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const git = (...args: readonly string[]): unknown =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: site.folder,
        env,
      });
    git('init', '--quiet');
    git('add', 'content/docs', 'app/shell/Home');
    git('commit', '--quiet', '--message', 'Change');
  }

  beforeAll(async () => {
    commit('2026-03-01');
    site.write({ ...LATER, [HOME]: `${site.read(HOME)}\n// Changed.\n` });
    commit('2026-04-02');
    site.write(NOT_COMMITTED);
    await site.build({ SITE_URL });
    files = site.output();
  });

  it('has a sitemap of every page, once, with its date where that is known', () => {
    const entries = valuesOf(read('sitemap-0.xml'), /<url>(.*?)<\/url>/g).map((entry) => [
      /<loc>(.*)<\/loc>/.exec(entry)?.[1],
      /<lastmod>(\d{4}-\d{2}-\d{2})T00:00:00.000Z<\/lastmod>/.exec(entry)?.[1],
    ]);
    expect(entries).toEqual(
      Object.entries(PAGES).map(([route, day]) => [new URL(route, SITE_URL).href, day]),
    );
  });

  it('leads search engines to it', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${SITE_URL}/sitemap-index.xml`);
    expect(valuesOf(read('sitemap-index.xml'), /<loc>(.*?)<\/loc>/g)).toEqual([`${SITE_URL}/sitemap-0.xml`]);
  });

  it('gives every page one canonical URL, which links to it are shared with', () => {
    for (const route of Object.keys(PAGES)) {
      const address = new URL(route, SITE_URL).href;
      expect(valuesOf(pageAt(route), /<link rel="canonical" href="(.*?)">/g)).toEqual([address]);
      expect(valuesOf(pageAt(route), /<meta property="og:url" content="(.*?)">/g)).toEqual([address]);
    }
  });

  it('says of every page what it is, with the same date, and the way to it', () => {
    const pages = Object.entries(PAGES).filter(([route]) => route !== '/');
    expect(structuredDataOf('/')).toMatchObject([{ '@type': 'WebSite', url: `${SITE_URL}/` }]);
    for (const [route, dateModified] of pages) {
      const url = new URL(route, SITE_URL).href;
      const [described, way] = structuredDataOf(route);
      expect({ dateModified: undefined, ...described }).toMatchObject({ url, dateModified });
      expect(JSON.stringify(way)).toContain(`"item":"${url}"`);
    }
  });

  it('shows links to every page with an image that is there, in the size that the page gives', () => {
    const shown = Object.keys(PAGES).map((route) => {
      const html = pageAt(route);
      const of = (name: string): string[] =>
        valuesOf(html, new RegExp(`<meta property="og:image${name}" content="(.*?)">`, 'g'));
      const image = of('')[0]?.slice(`${SITE_URL}/`.length) ?? '';
      const { width, height } = PNG.sync.read(files.get(image) ?? Buffer.of());
      expect([of(':width'), of(':height')]).toEqual([[String(width)], [String(height)]]);
      expect(structuredDataOf(route)[0]).toHaveProperty('image', `${SITE_URL}/${image}`);
      return image;
    });
    const written = [...files.keys()].filter((file) => file.startsWith('preview/'));
    expect([...new Set(shown)].sort()).toEqual(written);
  });
});
