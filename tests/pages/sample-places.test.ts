/** `content/samples/` has the shape of `content/docs/`: anyone who reads a page knows where its code is, and the other way round. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolders } from '../../pipeline/content/sample-files/index.ts';
import { componentUses } from '../support/page-operations.ts';

/** For a sample of pages that have no folder in common. */
const SHARED = 'shared';

/** Routes of the pages that show each sample, by its ID; the route is below `content/docs/`. */
function routesBySample(): ReadonlyMap<string, readonly string[]> {
  const pages = readdirSync('content/docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const routes = new Map<string, string[]>();
  for (const page of pages) {
    const route = page.replaceAll(path.sep, '/').replace(/(?:\/?index)?\.mdx$/, '');
    for (const { id = '' } of componentUses(readFileSync(path.join('content/docs', page), 'utf8'), 'Sample'))
      routes.set(id, [...(routes.get(id) ?? []), route]);
  }
  return routes;
}

/** The folder in `content/samples/` for a sample of these pages: the deepest that has all of them. */
function folderOf(routes: readonly string[]): string {
  const [first = [], ...others] = routes.map((route) => route.split('/'));
  const length = first.findIndex((name, index) => others.some((other) => other[index] !== name));
  return (length === -1 ? first : first.slice(0, length)).join('/') || SHARED;
}

const routes = routesBySample();
const samples = [...sampleFolders()].map(([id, folder]) => ({
  id,
  folder: path.relative('content/samples', path.dirname(folder)).replaceAll(path.sep, '/'),
}));

it('a sample is where the pages are that show it', () => {
  const moves = samples.flatMap(({ id, folder }) => {
    const shown = routes.get(id);
    const right = shown === undefined ? folder : folderOf(shown);
    return right === folder ? [] : [`git mv content/samples/${folder}/${id} content/samples/${right}/${id}`];
  });
  expect(moves, 'Move these folders. Their IDs stay.').toEqual([]);
});

it('a sample that only the API description or a workflow has is in a folder of a page', () => {
  const lost = samples.filter(
    ({ id, folder }) =>
      !routes.has(id) &&
      !existsSync(path.join('content/docs', folder)) &&
      !existsSync(path.join('content/docs', `${folder}.mdx`)),
  );
  expect(lost, 'Move them to the folder of the page that shows the workflow or the operation.').toEqual([]);
});
