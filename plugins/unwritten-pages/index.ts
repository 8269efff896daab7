/** Counts, after a build, the links that lead to pages which are not written yet and therefore show as text. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Routes of the pages that a built page would link to if they were written, once for each link. */
export function unwrittenRoutes(html: string): string[] {
  return [...html.matchAll(/data-unwritten-page="?([^\s">]+)/g)].map((match) => match[1] ?? '');
}

/** Docusaurus plugin that prints the count at the end of a build. */
export function unwrittenPages(): Plugin {
  return {
    name: 'unwritten-pages',
    async postBuild({ routesPaths, outDir }) {
      const pages = routesPaths.filter((route) => !route.endsWith('.html'));
      const files = pages.map((route) => path.join(outDir, route === '/' ? 'index.html' : `${route}.html`));
      const routes = (
        await Promise.all(files.map(async (file) => unwrittenRoutes(await readFile(file, 'utf8'))))
      ).flat();
      console.log(
        `${String(routes.length)} links lead to ${String(new Set(routes).size)} pages that are not written yet; they show as text.`,
      );
    },
  };
}
