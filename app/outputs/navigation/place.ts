import { MAIN_ENTRIES } from '../../../engines/addresses/index.ts';
import { sidebarOf, type SidebarEntry, type SidebarName } from './sidebars.ts';

/** A step of the breadcrumb; one without a route is only named. */
export interface Crumb {
  readonly label: string;
  readonly route?: string;
}

/** A page next to another one. */
export interface Neighbor {
  readonly label: string;
  readonly route: string;
}

/** Where a page is. */
export interface PlaceOfPage {
  /** From the section of the documentation down to the page. */
  readonly crumbs: readonly Crumb[];
  readonly previous?: Neighbor;
  readonly next?: Neighbor;
  /** Route of the section in the bar. */
  readonly section: string;
}

function pathTo(entries: readonly SidebarEntry[], route: string): readonly SidebarEntry[] | undefined {
  for (const entry of entries) {
    if (entry.route === route) return [entry];
    const below = pathTo(entry.entries, route);
    if (below !== undefined) return [entry, ...below];
  }
  return undefined;
}

function inReadingOrder(entries: readonly SidebarEntry[]): readonly Neighbor[] {
  return entries.flatMap(({ label, route, entries: below }) => [
    ...(route === undefined ? [] : [{ label, route }]),
    ...inReadingOrder(below),
  ]);
}

/** Leaves out a step with the label of a later one, e.g. the category of the page that describes it. */
function withoutEcho(crumbs: readonly Crumb[]): readonly Crumb[] {
  return crumbs.filter(({ label }, index) => !crumbs.slice(index + 1).some((later) => later.label === label));
}

/**
 * The place of a page in its sidebar.
 *
 * @throws a sentence when the sidebar doesn't have the page
 */
export function placeOf(route: string, sidebar: SidebarName): PlaceOfPage {
  const entries = sidebarOf(sidebar);
  const path = pathTo(entries, route);
  const section = MAIN_ENTRIES.find((entry) => entry.sidebar === sidebar);
  if (path === undefined || section === undefined)
    throw new Error(
      `The sidebar "${sidebar}" has no entry for ${route}. Add it to content/site/site-map.json.`,
    );
  const order = inReadingOrder(entries);
  const index = order.findIndex((page) => page.route === route);
  return {
    crumbs: withoutEcho([
      { label: section.section, route: section.to },
      ...path.map(({ label, route: own }) => ({ label, route: own })),
    ]),
    previous: order[index - 1],
    next: order[index + 1],
    section: section.to,
  };
}

/** The first page of each sidebar that has one, by the name of the sidebar. */
export function firstPages(): Readonly<Partial<Record<string, string>>> {
  return Object.fromEntries(
    MAIN_ENTRIES.map(({ sidebar }) => [sidebar, inReadingOrder(sidebarOf(sidebar))[0]?.route]),
  );
}
