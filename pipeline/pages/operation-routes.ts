import { sitePages } from '../content/site/site-map.ts';
import {
  registerSourceKind,
  fingerprint,
  trackDependency,
  readText,
  memoizedSync,
  withoutTracking,
} from '../cache/index.ts';

const OPERATION = /^<Operation\s[^>]*?\bid="([^"]+)"/gm;

const readRoutes = memoizedSync((): ReadonlyMap<string, string> => {
  const routes = new Map<string, string>();
  for (const { route, file } of sitePages) {
    if (!file.endsWith('.mdx')) continue;
    for (const [, id = ''] of readText(file).matchAll(OPERATION)) routes.set(id, route);
  }
  return routes;
});

const SOURCE = 'operation-routes';

const currentRoutes = (): ReadonlyMap<string, string> => withoutTracking(() => readRoutes(''));

registerSourceKind(SOURCE, () => fingerprint(JSON.stringify([...currentRoutes()])));

/**
 * The route of the page that documents each operation, by the operation's id: exactly one page has its `<Operation>`.
 * The routes are the source, not the pages that they are read from: an edit of a page rarely changes one.
 */
export function operationRoutes(): ReadonlyMap<string, string> {
  trackDependency(`${SOURCE}:`);
  return currentRoutes();
}
