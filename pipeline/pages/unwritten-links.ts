/** Links to pages that are not written yet. The issue "Tools" writes the last; this file goes then. */
import path from 'node:path';
import type { Link, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { routeOfOwnFile, sitePages } from '../../site/site-map.ts';
import { textElement } from './tree/build.ts';
import type { Material } from './material.ts';

const docsFolder = path.resolve('docs');
const planned: ReadonlySet<string> = new Set(sitePages.map((page) => page.route));

/** The route that a link of a page leads to: written as a route, or as a file relative to the page. */
function linkedRoute(url: string, page: string): string | undefined {
  const [target = ''] = url.split(/[?#]/);
  if (target === '/' || target.startsWith('/docs')) return target;
  if (!/\.mdx?$/.test(target)) return undefined;
  const file = path.relative(docsFolder, path.resolve(path.dirname(page), target)).replaceAll(path.sep, '/');
  const own = routeOfOwnFile(`docs/${file}`);
  if (own !== undefined) return own;
  const route = file.replace(/(?:(?:^|\/)index)?\.mdx?$/, '');
  return route === '' ? '/docs' : `/docs/${route}`;
}

/**
 * Turns a link to a page of the site map that is not written yet into text, marked with the page's route so that the
 * build can count it. Any other link is left for the framework, which fails the build when it is broken. Changes the
 * tree.
 */
export function markUnwrittenLinks(tree: Root, file: VFile, { isWritten }: Material): void {
  visit(tree, 'link', (node: Link, index, parent: Parent | undefined) => {
    const route = linkedRoute(node.url, file.path);
    if (route === undefined || !planned.has(route) || parent === undefined || index === undefined) return;
    if (!isWritten(route))
      parent.children[index] = textElement('UnwrittenLink', { to: route }, node.children);
  });
}
