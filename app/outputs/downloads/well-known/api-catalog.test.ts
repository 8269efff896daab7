import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { provider } from '../../../../content/site/provider.ts';
import { sitePages } from '../../../../pipeline/content/site/site-map.ts';
import { apiDownloads } from '../api/index.ts';
import { apiCatalog } from './api-catalog.ts';

const links = z.array(z.strictObject({ href: z.string(), type: z.string() })).min(1);
const catalog = z.strictObject({
  linkset: z.array(
    z.strictObject({
      anchor: z.url(),
      'service-desc': links,
      'service-doc': links,
      status: links,
    }),
  ),
});

const linksetOf = (siteUrl: string | undefined): z.infer<typeof catalog>['linkset'] =>
  catalog.parse(JSON.parse(apiCatalog({ ...provider, siteUrl }))).linkset;

describe('the API catalog', () => {
  it('has an entry for each host, production first', () => {
    expect(linksetOf(undefined).map(({ anchor }) => anchor)).toEqual([
      provider.hosts.production,
      provider.hosts.test,
    ]);
  });

  it('leads to the descriptions that the site offers, and to the API page', async () => {
    const files = await apiDownloads();
    const [entry] = linksetOf(undefined);
    const descriptions = entry?.['service-desc'] ?? [];
    expect(descriptions.map(({ type }) => type)).toEqual(['application/json', 'text/yaml']);
    expect(descriptions.filter(({ href }) => !files.has(href))).toEqual([]);
    const [page, markdown] = entry?.['service-doc'] ?? [];
    expect(sitePages.map(({ route }) => route)).toContain(page?.href);
    expect(markdown).toEqual({ href: `${page?.href ?? ''}.md`, type: 'text/markdown' });
    expect(entry?.status).toEqual([{ href: provider.statusUrl, type: 'text/html' }]);
  });

  it("has absolute links where the site's URL is known", () => {
    const [entry] = linksetOf('https://docs.example.com');
    const hrefs = [...(entry?.['service-desc'] ?? []), ...(entry?.['service-doc'] ?? [])].map(
      ({ href }) => href,
    );
    expect(hrefs.filter((href) => !href.startsWith('https://docs.example.com/'))).toEqual([]);
    expect(hrefs).toContain('https://docs.example.com/openapi.json');
  });
});
