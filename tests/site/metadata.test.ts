/** What the site says about itself to browsers and search engines. */
import { describe, expect, inject, it } from 'vitest';
import { provider } from '../../content/site/provider.ts';
import { pageFile } from '../../pipeline/content/site/site-map.ts';
import { loadRedirects } from '../../pipeline/content/site/redirects.ts';
import { targetRoute } from '../../pipeline/content/site/redirect-table.ts';
import { builtRoutes } from '../support/routes.ts';
import { builtFiles, readBuiltFile } from './support/built-files.ts';

function searchFile(kind: 'doc' | 'index'): string {
  const found = builtFiles().filter((file) => new RegExp(`^search-${kind}-\\d{13}\\.json$`).test(file));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

describe('site metadata', () => {
  it('docs version: its path (/docs) is the path of its main doc, and it has three sidebars', () => {
    expect(pageFile('/docs')).toBe('content/docs/index.mdx');
    const sidebars = ['docs', 'docs/api', 'docs/sdks'].map(
      (page) => /data-sidebar="(\w+)"/.exec(readBuiltFile(`${page}.html`))?.[1],
    );
    expect(sidebars).toEqual(['docs', 'api', 'sdk']);
  });

  it('locale config: one locale, en, left to right', () => {
    const documents = builtFiles()
      .filter((file) => file.endsWith('.html'))
      .map(readBuiltFile)
      .filter((html) => html.includes('id="content"'));
    expect(documents.length).toBeGreaterThan(200);
    // The class is for the style sheet.
    const roots = new Set(
      documents.map((html) => /<html [^>]*>/.exec(html)?.[0].replace(/ class="[^"]*"/, '')),
    );
    expect([...roots]).toEqual(['<html lang="en" dir="ltr" data-theme="dark">']);
  });

  it('robots.txt allows every page and names the sitemap, which exists where the site knows its URL', async () => {
    const response = await fetch(new URL('/robots.txt', inject('siteUrl')));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const sitemap =
      provider.siteUrl === undefined ? '' : `\nSitemap: ${provider.siteUrl}/sitemap-index.xml\n`;
    expect(await response.text()).toBe(`User-agent: *\nAllow: /\n${sitemap}`);
    expect(builtFiles().includes('sitemap-index.xml')).toBe(provider.siteUrl !== undefined);
  });

  describe('the canonical URL', () => {
    const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
    const canonicalOf = (file: string): string[] =>
      [...readBuiltFile(file).matchAll(/<link rel="canonical" href="([^"]*)">/g)].map(([, to = '']) => to);
    const onSite = (route: string): string =>
      provider.siteUrl === undefined ? route : new URL(route, provider.siteUrl).href;

    it('of every page is its own route, once', () => {
      const pages = builtRoutes.map((route) => [route, canonicalOf(fileOf(route))]);
      expect(pages).toEqual(builtRoutes.map((route) => [route, [onSite(route)]]));
    });

    it('of a page at an old path is the page that it leads to', () => {
      const redirects = loadRedirects();
      expect(redirects.map(({ from }) => [from, canonicalOf(fileOf(from))])).toEqual(
        redirects.map((redirect) => [redirect.from, [onSite(targetRoute(redirect))]]),
      );
    });

    it('is missing on the not-found page, which search engines leave out', () => {
      expect(canonicalOf('404.html')).toEqual([]);
      expect(readBuiltFile('404.html')).toContain('<meta name="robots" content="noindex">');
      const left = builtRoutes.filter((route) => readBuiltFile(fileOf(route)).includes('"noindex"'));
      expect(left).toEqual([]);
    });
  });

  it('search index files are named with a timestamp', () => {
    const timestamp = (name: string): string | undefined => /\d{13}/.exec(name)?.[0];
    expect(timestamp(searchFile('index'))).toBe(timestamp(searchFile('doc')));
  });

  it('search documents file: searchDocs and options (maxHits, highlightResult)', () => {
    const file = JSON.parse(readBuiltFile(searchFile('doc'))) as Record<string, unknown>;
    expect(file).toEqual({
      searchDocs: expect.arrayContaining([
        expect.objectContaining({
          title: 'Errors',
          url: expect.stringMatching(/^\/docs\/api\/errors/) as string,
        }),
      ]) as unknown,
      options: { maxHits: expect.any(Number) as number, highlightResult: true },
    });
  });
});
