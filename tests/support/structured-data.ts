import * as z from 'zod';

const organization = z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1) });
const siteName = z.string().min(1);

/** What pages can be. Where it's made, the types of https://schema.org check the names of properties. */
function things(site: URL) {
  const address = z.url().startsWith(site.href);
  const common = {
    description: z.string().min(1),
    inLanguage: z.literal('en'),
    image: address.endsWith('.png'),
    publisher: organization,
  };
  const page = z.strictObject({
    ...common,
    '@type': z.enum(['TechArticle', 'APIReference', 'CollectionPage', 'WebPage']),
    headline: z.string().min(1),
    url: address,
    dateModified: z.iso.date().optional(),
    isPartOf: z.strictObject({ '@type': z.literal('WebSite'), name: siteName, url: z.literal(site.href) }),
  });
  const home = z.strictObject({
    ...common,
    '@type': z.literal('WebSite'),
    name: siteName,
    url: z.literal(site.href),
  });
  const item = z.strictObject({
    '@type': z.literal('ListItem'),
    position: z.int().min(1),
    name: z.string().min(1),
    item: address,
  });
  const breadcrumb = z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(item)
      .min(1)
      .refine(
        (items) => items.every(({ position }, index) => position === index + 1),
        'positions count from 1',
      ),
  });
  return z.union([z.tuple([home]), z.tuple([page]), z.tuple([page, breadcrumb])]);
}

/**
 * Checks a page's JSON-LD, which is one graph of what the page is and the way to it, in absolute URLs.
 *
 * @returns what is in the graph
 * @throws when it's something else
 */
export function checkStructuredData(json: string, site: URL): readonly object[] {
  const graph = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': things(site) });
  return graph.parse(JSON.parse(json))['@graph'];
}
