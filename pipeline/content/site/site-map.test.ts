import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSiteMap, pageFile, siteMap, sitePages } from './site-map.ts';

describe('the file of a page', () => {
  it('is where its route is, or in the folder of its route', () => {
    expect(pageFile('/docs/api/errors')).toBe('content/docs/api/errors.mdx');
    expect(pageFile('/docs/api')).toBe('content/docs/api/index.mdx');
  });

  it('is the one that the site map gives, and then belongs to no other route', () => {
    expect(pageFile('/changelog')).toBe('content/docs/changelog.mdx');
    expect(pageFile('/docs/changelog')).toBeUndefined();
  });

  it('belongs to one page', () => {
    expect(new Set(sitePages.map(({ file }) => file)).size).toBe(sitePages.length);
  });

  it('has to be there', () => {
    expect(() => {
      checkSiteMap();
    }).not.toThrow();
    const entry = { route: '/docs/nowhere', label: 'Nowhere', sidebar: 'docs' as const, category: [] };
    expect(() => {
      checkSiteMap([...siteMap, entry]);
    }).toThrow(
      'content/site/site-map.json: /docs/nowhere has no file content/docs/nowhere.mdx or content/docs/nowhere/index.mdx. Write the page, or take it off the site map.',
    );
  });

  it('is on the site map', () => {
    const all = readdirSync('content/docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.mdx'),
    );
    const known = new Set(sitePages.map(({ file }) => file));
    expect(all.filter((file) => !known.has(`content/docs/${file}`))).toEqual([]);
  });
});
