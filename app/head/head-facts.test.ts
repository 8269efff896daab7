import { describe, expect, it } from 'vitest';
import { checkStructuredData } from '../../tests/support/structured-data.ts';
import { headFacts } from './head-facts.ts';
import type { PageFacts } from './page-facts.ts';

const site = new URL('https://docs.example.com');

const tokens: PageFacts = {
  title: 'Tokens',
  description: 'Create </script> tokens.',
  route: '/docs/api/tokens',
  kind: 'api',
  crumbs: [
    { label: 'API', route: '/docs/api' },
    { label: 'Vault' },
    { label: 'Tokens', route: '/docs/api/tokens' },
  ],
  changed: new Date('2026-07-28T22:00:00Z'),
};

const metaOf = (page: PageFacts, at: URL | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    headFacts(page, at).meta.map(({ name, property, content }) => [name ?? property ?? '', content]),
  );

describe('the head of a page', () => {
  it('has an absolute canonical URL where the site has one', () => {
    expect(headFacts(tokens, site).canonical).toBe('https://docs.example.com/docs/api/tokens');
    expect(headFacts(tokens, undefined).canonical).toBe('/docs/api/tokens');
  });

  it('has its link shown with title, description, and the image of its group', () => {
    expect(metaOf(tokens, site)).toEqual({
      description: 'Create </script> tokens.',
      'og:title': 'Tokens | Basis Theory Docs',
      'og:description': 'Create </script> tokens.',
      'og:locale': 'en',
      'og:type': 'article',
      'og:url': 'https://docs.example.com/docs/api/tokens',
      'og:image': 'https://docs.example.com/preview/api-tokens.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Basis Theory Docs: API, Tokens',
      'twitter:card': 'summary_large_image',
    });
  });

  it('has no URL of an image or a page where the site has none', () => {
    const meta = metaOf(tokens, undefined);
    expect(Object.keys(meta).filter((name) => /url|image/.test(name))).toEqual([]);
    expect(meta['twitter:card']).toBe('summary');
    expect(headFacts(tokens, undefined).json).toBeUndefined();
  });

  it('of what has no URL claims none, and isn’t for search engines', () => {
    const missing: PageFacts = { title: 'Page not found', description: 'Nothing here.' };
    const { canonical, json } = headFacts(missing, site);
    expect({ canonical, json }).toEqual({ canonical: undefined, json: undefined });
    expect(metaOf(missing, site)).toMatchObject({ robots: 'noindex', 'og:type': 'website' });
    expect(Object.keys(metaOf(missing, site))).not.toContain('og:url');
    expect(Object.keys(metaOf(tokens, site))).not.toContain('robots');
  });
});

describe('the structured data of a page', () => {
  const dataOf = (page: PageFacts): readonly object[] =>
    checkStructuredData(headFacts(page, site).json ?? '', site);

  it('is the page and the way to it, and ends no script', () => {
    expect(headFacts(tokens, site).json).not.toContain('<');
    expect(dataOf(tokens)).toEqual([
      {
        '@type': 'APIReference',
        headline: 'Tokens',
        description: 'Create </script> tokens.',
        url: 'https://docs.example.com/docs/api/tokens',
        inLanguage: 'en',
        dateModified: '2026-07-28',
        image: 'https://docs.example.com/preview/api-tokens.png',
        isPartOf: { '@type': 'WebSite', name: 'Basis Theory Docs', url: 'https://docs.example.com/' },
        publisher: { '@type': 'Organization', name: 'Basis Theory' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'API', item: 'https://docs.example.com/docs/api' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Tokens',
            item: 'https://docs.example.com/docs/api/tokens',
          },
        ],
      },
    ]);
  });

  it.each([
    ['guide', 'TechArticle'],
    ['concept', 'TechArticle'],
    ['reference', 'TechArticle'],
    ['sdk', 'TechArticle'],
    ['landing', 'CollectionPage'],
    ['tool', 'WebPage'],
  ] as const)('of a page of the type %s is a %s', (kind, type) => {
    expect(dataOf({ ...tokens, kind })[0]).toMatchObject({ '@type': type });
  });

  it('has no date where none is known', () => {
    expect(dataOf({ ...tokens, changed: undefined })[0]).not.toHaveProperty('dateModified');
  });

  it('of the home page is the site, without a way to it', () => {
    expect(dataOf({ title: 'Home', description: 'All of it.', route: '/', kind: 'home' })).toEqual([
      {
        '@type': 'WebSite',
        name: 'Basis Theory Docs',
        url: 'https://docs.example.com/',
        description: 'All of it.',
        inLanguage: 'en',
        image: 'https://docs.example.com/preview/home.png',
        publisher: { '@type': 'Organization', name: 'Basis Theory' },
      },
    ]);
  });
});
