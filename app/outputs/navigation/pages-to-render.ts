import { sitePages } from '../../../pipeline/content/site/site-map.ts';
import type { SidebarName } from './sidebars.ts';

/** A page of the documentation. */
export interface PageToDraw {
  readonly route: string;
  /** From the root of the project, e.g. `content/docs/api/tokens/index.mdx`. */
  readonly file: string;
  readonly sidebar: SidebarName;
}

/** All documentation pages, in site map order. */
export function pagesToDraw(): readonly PageToDraw[] {
  return sitePages.flatMap(({ route, file, sidebar }) =>
    sidebar === null ? [] : [{ route, file, sidebar }],
  );
}
