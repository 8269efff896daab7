import * as z from 'zod';
import { fileExists } from '../pipeline/sources/index.ts';
import siteMapFile from './site-map.json' with { type: 'json' };

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
  file: z.string().startsWith('docs/').endsWith('.mdx').optional(),
});

/** One page of the site map: its route, the label of its sidebar entry, and the sidebar and categories that hold it. */
export type SitePage = Readonly<z.infer<typeof pageSchema>>;

/** Every page of the site, written or not, in sidebar order. */
export const sitePages: readonly SitePage[] = z.array(pageSchema).parse(siteMapFile.pages);

const ownFiles = new Map(sitePages.flatMap(({ route, file }) => (file === undefined ? [] : [[file, route]])));

/** The route of a page that has a file of its own in the site map. */
export const routeOfOwnFile = (file: string): string | undefined => ownFiles.get(file);

/**
 * Finds the file that a route of the documentation is written in.
 *
 * @param route a route of the site map
 * @returns the path from the root of the project, e.g. `docs/api/tokens/index.mdx`; undefined when the page is not
 *   written yet
 */
export function pageFile(route: string): string | undefined {
  if (route === '/') return 'src/shell/Home/index.tsx';
  const own = sitePages.find((page) => page.route === route)?.file;
  const candidates = own === undefined ? [`${route.slice(1)}.mdx`, `${route.slice(1)}/index.mdx`] : [own];
  return candidates.find(
    (candidate) => (candidate === own || !ownFiles.has(candidate)) && fileExists(candidate),
  );
}

/**
 * Routes of the site map whose page is written. The issue "Tools" writes the last; then all are, and this goes with
 * what asks for it.
 */
export function writtenRoutes(): ReadonlySet<string> {
  return new Set(sitePages.map((page) => page.route).filter((route) => pageFile(route) !== undefined));
}
