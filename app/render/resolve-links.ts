import path from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { bridge } from '../astro/bridge.ts';

const routes = new Map(bridge.sitePages.map(({ route, file }) => [file, route]));

const TO_FILE = /^(?![a-z]+:|\/\/)(?<target>[^?#]+\.mdx)(?<rest>.*)$/;

/**
 * Turns links between files into links between pages. Changes the tree.
 *
 * @param file of the page, from the root of the project
 * @throws a sentence that gives the page, for a link to a file that isn't a page
 */
export function resolveLinks(tree: Root, file: string): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'a' || typeof properties.href !== 'string') return;
    const { target, rest = '' } = TO_FILE.exec(properties.href)?.groups ?? {};
    if (target === undefined) return;
    const linked = target.startsWith('/')
      ? `content${target}`
      : path.posix.join(path.posix.dirname(file), target);
    const route = routes.get(linked);
    if (route === undefined)
      throw new Error(`${file}: There is no page ${linked}. Correct the link to ${properties.href}.`);
    properties.href = route + rest;
  });
}
