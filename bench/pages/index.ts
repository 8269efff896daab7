import type { Browser } from 'playwright-core';
import { placeOf } from '../../app/outputs/navigation/index.ts';
import { readPage } from '../../components/pages.ts';
import { pageFile } from '../../pipeline/content/site/site-map.ts';
import { BUDGETS } from '../budgets.ts';
import { withBrowser } from '../launch-browser.ts';
import { median } from '../median.ts';
import { MET, table, verdict, type Row } from '../report.ts';
import { clickToTitle, type Step } from './click.ts';
import { firstSearch } from './first-search.ts';
import { loadPage, type PageLoad } from './load-page.ts';
import { OWN, withSites, type Site } from './sites.ts';

const GUIDE = '/docs/guides/collect/collect-cards';
const LONGEST = 'longest';

/** One page of each type. */
const PAGES = {
  home: '/',
  landing: '/docs',
  guide: GUIDE,
  concept: '/docs/concepts/what-are-tokens',
  operations: '/docs/api/tokens',
  reference: '/docs/api/errors',
  SDK: '/docs/sdks/server-side/node',
  [LONGEST]: '/docs/use-cases/agentic',
} as const;

const QUERY = 'webhook';

/** What was measured of a site, run by run. */
type Runs<Figure> = ReadonlyMap<Site, readonly Figure[]>;

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

type Figure = Exclude<keyof PageLoad, 'causes'>;

/** The targets of the project's page that a load missed, by name. */
function missedTargets(type: string, own: PageLoad, starlight: PageLoad | undefined): string {
  const most = type === LONGEST ? BUDGETS.pages.blockedOnLongest : BUDGETS.pages.blocked;
  const held = {
    ...(starlight === undefined ? {} : { LCP: verdict(own.lcpMs, starlight.lcpMs) }),
    TBT: verdict(own.blockedMs, most),
    CLS: verdict(own.shift, BUDGETS.pages.layoutShift),
  };
  const missed = Object.entries(held).filter(([, said]) => said !== MET);
  return missed.length === 0 ? MET : missed.map(([name]) => `**${name}**`).join(', ');
}

/** The middle of several loads, figure by figure, with the causes of the last load. */
function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const of = (figure: Figure): number => median(loads.map((load) => load[figure]));
  return {
    html: of('html'),
    script: of('script'),
    style: of('style'),
    font: of('font'),
    ahead: of('ahead'),
    other: of('other'),
    lcpMs: of('lcpMs'),
    shift: of('shift'),
    blockedMs: of('blockedMs'),
    longestTaskMs: of('longestTaskMs'),
    causes: loads.at(-1)?.causes ?? new Map(),
  };
}

function loadRows(type: string, loads: Runs<PageLoad>): readonly Row[] {
  const medians = new Map([...loads].map(([site, figures]) => [site, medianLoad(figures)]));
  const starlight = [...medians].find(([{ name }]) => name.startsWith('Starlight'))?.[1];
  return [...medians].map(([{ name }, load]) => ({
    page: type,
    site: name,
    'script kB': load.script.toFixed(1),
    'style kB': load.style.toFixed(1),
    'HTML kB': load.html.toFixed(1),
    'font kB': load.font.toFixed(1),
    'ahead kB': load.ahead.toFixed(1),
    'LCP ms': load.lcpMs.toFixed(0),
    'TBT ms': load.blockedMs.toFixed(0),
    'longest task ms': load.longestTaskMs.toFixed(0),
    CLS: load.shift.toFixed(3),
    targets: name === OWN ? missedTargets(type, load, starlight) : '',
    'long tasks, ms': [...load.causes]
      .slice(0, 3)
      .map(([cause, milliseconds]) => `${cause} ${milliseconds.toFixed(0)}`)
      .join(', '),
  }));
}

/** From the guide to the next page, whose link every site has at the end. */
async function stepFromGuide(): Promise<Step> {
  const { next } = placeOf(GUIDE, 'docs');
  const file = next === undefined ? undefined : pageFile(next.route);
  if (next === undefined || file === undefined)
    throw new Error(`No page comes after ${GUIDE}: let bench/pages/index.ts start on another one.`);
  const { frontMatter } = await readPage(file);
  return { from: GUIDE, to: next.route, title: frontMatter.title };
}

function timeRows(what: string, times: Runs<number>, most: number): readonly Row[] {
  return [...times].map(([{ name }, runs]) => ({
    what,
    site: name,
    ms: median(runs).toFixed(0),
    slowest: Math.max(...runs).toFixed(0),
    target: name === OWN ? `${String(most)}: ${verdict(median(runs), most)}` : '',
  }));
}

async function measure(browser: Browser, sites: readonly Site[], runs: number): Promise<string> {
  const loads: Row[] = [];
  for (const [type, route] of Object.entries(PAGES)) {
    console.log(`Loading ${route} …`);
    loads.push(
      ...loadRows(type, await alternately(sites, runs, ({ url }) => loadPage(browser, url + route))),
    );
  }
  const step = await stepFromGuide();
  const clicks = await alternately(sites, runs, ({ url }) => clickToTitle(browser, url, step));
  const searchable = sites.filter(({ searchShortcut }) => searchShortcut !== undefined);
  const searches = await alternately(searchable, runs, ({ url, searchShortcut = '' }) =>
    firstSearch(browser, url + GUIDE, searchShortcut, QUERY),
  );
  const { click, firstSearch: search } = BUDGETS.pages;
  return [
    `Slow 4G (1.6 megabits per second, 150 ms), processor slowed four times, a phone of 412 × 823 px, nothing cached; bodies as transferred, with brotli; medians of ${String(runs)} ${runs === 1 ? 'run' : 'runs'}, the sites in turn. Peers show the same pages as plain Markdown with their default theme, from the same server. "Ahead" is what a page fetches for the next one. LCP is to be no later than Starlight's, TBT at most ${String(BUDGETS.pages.blocked)} ms and ${String(BUDGETS.pages.blockedOnLongest)} ms on the longest page, CLS ${String(BUDGETS.pages.layoutShift)}.`,
    table(loads),
    'From the click to the painted title of a page that was fetched ahead where the site does that; from the shortcut to the painted results of the first search of a visit, with a query that is typed as soon as the field takes it.',
    table([...timeRows('click to title', clicks, click), ...timeRows('first search', searches, search)]),
  ].join('\n\n');
}

/**
 * Measures what a reader on a slow phone waits for, beside the peers.
 *
 * @param peers names of folders in `bench/peers/sites`
 * @returns the report, in Markdown
 */
export function measurePages(peers: readonly string[], runs: number): Promise<string> {
  return withSites(peers, (sites) => withBrowser((browser) => measure(browser, sites, runs)));
}
