import { existsSync } from 'node:fs';
import * as z from 'zod';
import siteMapFile from '../../../content/site/site-map.json' with { type: 'json' };

const pageSchema = z.strictObject({
  route: z
    .string()
    .regex(
      /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
      'a route is lower case, starts with / and has no trailing slash',
    ),
  label: z.string().min(1),
  sidebar: z.enum(['docs', 'api', 'sdk']).nullable(),
  category: z.array(z.string()),
  badge: z.enum(['enterprise', 'deprecated']).optional(),
  /** Where a page is written that isn't below `/docs`. */
  file: z.string().startsWith('content/docs/').endsWith('.mdx').optional(),
});

/** An entry: a page's route, its label in a sidebar, and the sidebar and categories that have it. */
type Entry = Readonly<z.infer<typeof pageSchema>>;

/** A page of the site, with its entry. */
export interface SitePage extends Entry {
  /** From the root of the project, e.g. `content/docs/api/tokens/index.mdx`. */
  readonly file: string;
}

/** The home page is a component. */
const HOME = 'app/shell/Home/index.tsx';

function filesOf({ route, file }: Entry): readonly string[] {
  if (route === '/') return [HOME];
  return file === undefined ? [`content${route}.mdx`, `content${route}/index.mdx`] : [file];
}

/** Every entry of the site map, in sidebar order. */
export const siteMap: readonly Entry[] = z.array(pageSchema).parse(siteMapFile.pages);

/**
 * Every page of the site, in sidebar order. Each entry of the site map has one, which {@link checkSiteMap} makes sure of,
 * but in the small sites of tests.
 */
export const sitePages: readonly SitePage[] = siteMap.flatMap((entry) => {
  const file = filesOf(entry).find((candidate) => existsSync(candidate));
  return file === undefined ? [] : [{ ...entry, file }];
});

/** Every page's route. */
export const siteRoutes: ReadonlySet<string> = new Set(sitePages.map(({ route }) => route));

const files = new Map(sitePages.map(({ route, file }) => [route, file]));

/**
 * The file of a route's page.
 *
 * @returns the path from the root of the project; undefined when the site has no such page
 */
export const pageFile = (route: string): string | undefined => files.get(route);

/**
 * Checks that each entry of the site map has a page.
 *
 * @throws a sentence with the fix for each that has none
 */
export function checkSiteMap(entries = siteMap, routes = siteRoutes): void {
  const lacking = entries.filter(({ route }) => !routes.has(route));
  const sentences = lacking.map(
    (entry) =>
      `content/site/site-map.json: ${entry.route} has no file ${filesOf(entry).join(' or ')}. Write the page, or take it off the site map.`,
  );
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}
