import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile, sitePages } from '../../site/site-map.ts';

const OPERATION = /^<Operation\s[^>]*?\bid="([^"]+)"/gm;

/** The route of the page that documents each operation, by the operation's id: exactly one page has its `<Operation>`. */
export function operationRoutes(): ReadonlyMap<string, string> {
  const routes = new Map<string, string>();
  for (const { route } of sitePages) {
    const file = pageFile(route);
    if (file?.endsWith('.mdx') !== true) continue;
    for (const [, id = ''] of readFileSync(path.resolve(file), 'utf8').matchAll(OPERATION))
      routes.set(id, route);
  }
  return routes;
}
