import { placeOf } from '../../app/outputs/navigation/index.ts';
import { readPage } from '../../components/pages.ts';
import { pageFile } from '../../pipeline/content/site/site-map.ts';
import { clickToTitle, type Step } from './click.ts';
import { firstSearch, type FirstSearch } from './first-search.ts';
import { loadPage, type PageLoad } from './load-page.ts';
import { GUIDE, PAGES } from './page-types.ts';
import type { Lab } from './phone.ts';
import type { Site } from './site.ts';

const QUERY = 'webhook';

/** What was measured of a site, run by run. */
export type Runs<Figure> = ReadonlyMap<Site, readonly Figure[]>;

/** What a reader waits for on each site. */
export interface Measured {
  /** By page type. */
  readonly loads: ReadonlyMap<string, Runs<PageLoad>>;
  /** Milliseconds from a click on a link to the painted title. */
  readonly clicks: Runs<number>;
  /** Of the sites that have a search. */
  readonly searches: Runs<FirstSearch>;
}

/** Measures each site in turn, several times, so that what else the machine does meets all of them. */
async function alternately<Figure>(
  sites: readonly Site[],
  runs: number,
  measure: (site: Site) => Promise<Figure>,
): Promise<Runs<Figure>> {
  const figures = new Map<Site, Figure[]>(sites.map((site) => [site, []]));
  for (let run = 0; run < runs; run += 1)
    for (const site of sites) figures.get(site)?.push(await measure(site));
  return figures;
}

/** From the guide to the next page, whose link every site has at the end. */
async function stepFromGuide(): Promise<Step> {
  const { next } = placeOf(GUIDE, 'docs');
  const file = next === undefined ? undefined : pageFile(next.route);
  if (next === undefined || file === undefined)
    throw new Error(`No page comes after ${GUIDE}: let bench/pages/page-types.ts start on another one.`);
  const { frontMatter } = await readPage(file);
  return { from: GUIDE, to: next.route, title: frontMatter.title };
}

/**
 * Loads a page of each type, follows a link and searches, on every site in turn.
 *
 * @param runs how often each is done
 * @param tell is called with a line when the next page's turn comes
 * @throws when a site lacks a page, a link or a result
 */
export async function measureSites(
  lab: Lab,
  sites: readonly Site[],
  runs: number,
  tell?: (line: string) => void,
): Promise<Measured> {
  const loads = new Map<string, Runs<PageLoad>>();
  for (const [type, route] of Object.entries(PAGES)) {
    tell?.(`Loading ${route} …`);
    loads.set(type, await alternately(sites, runs, ({ url }) => loadPage(lab, url + route)));
  }
  tell?.('Following a link, and searching …');
  const step = await stepFromGuide();
  const clicks = await alternately(sites, runs, ({ url }) => clickToTitle(lab, url, step));
  const searchable = sites.filter(({ searchShortcut }) => searchShortcut !== undefined);
  const searches = await alternately(searchable, runs, ({ url, searchShortcut = '' }) =>
    firstSearch(lab, url + GUIDE, searchShortcut, QUERY),
  );
  return { loads, clicks, searches };
}
