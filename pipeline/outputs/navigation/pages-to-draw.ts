import { pageFile, sitePages } from '../../../site/site-map.ts';
import type { SidebarName } from './sidebars.ts';

/** A page of the documentation that is written. */
export interface PageToDraw {
  readonly route: string;
  /** From the root of the project, e.g. `docs/api/tokens/index.mdx`. */
  readonly file: string;
  readonly sidebar: SidebarName;
}

/** All written pages of the documentation, in the order of the site map. */
export function pagesToDraw(): readonly PageToDraw[] {
  return sitePages.flatMap(({ route, sidebar }) => {
    const file = pageFile(route);
    return sidebar === null || file === undefined ? [] : [{ route, file, sidebar }];
  });
}
