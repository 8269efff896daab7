import { BUDGETS } from '../budgets.ts';
import { median } from '../median.ts';
import { MET, table, verdict, type Report, type Row } from '../report.ts';
import type { PageLoad } from './load-page.ts';
import type { Measured, Runs } from './measure-sites.ts';
import { LONGEST } from './page-types.ts';
import { OWN, type Site } from './site.ts';

type Figure = Exclude<keyof PageLoad, 'causes'>;

/** Each figure's median of several loads, with the last load's causes. */
function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const of = (figure: Figure): number => median(loads.map((load) => load[figure]));
  return {
    html: of('html'),
    script: of('script'),
    style: of('style'),
    font: of('font'),
    ahead: of('ahead'),
    other: of('other'),
    paintMs: of('paintMs'),
    lcpMs: of('lcpMs'),
    shift: of('shift'),
    blockedMs: of('blockedMs'),
    countedMs: of('countedMs'),
    longestTaskMs: of('longestTaskMs'),
    causes: loads.at(-1)?.causes ?? new Map(),
  };
}

type Medians = ReadonlyMap<Site, PageLoad>;

/** The blocked time of the trace, and the browser's own count where the two differ by more than a third. */
export function blockedTime({ blockedMs, countedMs }: Pick<PageLoad, 'blockedMs' | 'countedMs'>): string {
  const differ = Math.abs(blockedMs - countedMs) > Math.max(blockedMs, countedMs) / 3;
  return differ ? `${blockedMs.toFixed(0)} (counted: ${countedMs.toFixed(0)})` : blockedMs.toFixed(0);
}

/** The targets of the project's page that a load missed, by name. */
function missedTargets(type: string, own: PageLoad, starlight: PageLoad | undefined): string {
  const most = type === LONGEST ? BUDGETS.pages.blockedOnLongest : BUDGETS.pages.blocked;
  const held = {
    ...(starlight === undefined ? {} : { LCP: verdict(own.lcpMs, starlight.lcpMs) }),
    blocked: verdict(own.blockedMs, most),
    CLS: verdict(own.shift, BUDGETS.pages.layoutShift),
  };
  const missed = Object.entries(held).filter(([, said]) => said !== MET);
  return missed.length === 0 ? MET : missed.map(([name]) => `**${name}**`).join(', ');
}

function loadRows(type: string, medians: Medians): readonly Row[] {
  const starlight = [...medians].find(([{ name }]) => name.startsWith('Starlight'))?.[1];
  return [...medians].map(([{ name }, load]) => ({
    page: type,
    site: name,
    'first paint ms': load.paintMs.toFixed(0),
    'LCP ms': load.lcpMs.toFixed(0),
    'blocked ms': blockedTime(load),
    'longest task ms': load.longestTaskMs.toFixed(0),
    CLS: load.shift.toFixed(3),
    'script kB': load.script.toFixed(1),
    'style kB': load.style.toFixed(1),
    'HTML kB': load.html.toFixed(1),
    'font kB': load.font.toFixed(1),
    'ahead kB': load.ahead.toFixed(1),
    targets: name === OWN ? missedTargets(type, load, starlight) : '',
    'long tasks, ms': [...load.causes]
      .slice(0, 3)
      .map(([cause, milliseconds]) => `${cause} ${milliseconds.toFixed(0)}`)
      .join(', '),
  }));
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

/** A row for each page type, with a column for each site. */
function comparisonRows(pages: ReadonlyMap<string, Medians>): readonly Row[] {
  return [...pages]
    .filter(([type]) => type !== LONGEST)
    .map(([type, medians]) => ({
      page: type,
      ...Object.fromEntries(
        [...medians].map(([{ name }, load]) => [
          name,
          `${load.paintMs.toFixed(0)} / ${load.lcpMs.toFixed(0)} / ${blockedTime(load)}`,
        ]),
      ),
    }));
}

/** Writes what was measured on a slow phone, and how our pages compare. */
export function pagesReport({ loads, clicks, searches }: Measured, runs: number): Report {
  const pages = new Map(
    [...loads].map(([type, sites]): [string, Medians] => [
      type,
      new Map([...sites].map(([site, figures]) => [site, medianLoad(figures)])),
    ]),
  );
  const { blocked, blockedOnLongest, layoutShift, click, firstSearch } = BUDGETS.pages;
  const medians = runs === 1 ? 'one run' : `medians of ${String(runs)} runs, the sites in turn`;
  const times = new Map([...searches].map(([site, figures]) => [site, figures.map(({ time }) => time)]));
  const bytes = new Map(
    [...searches].map(([{ name }, figures]) => [name, median(figures.map(({ kilobytes }) => kilobytes))]),
  );
  return {
    details: [
      `Slow 4G (1.6 megabits per second, 150 ms), processor slowed four times, a phone of 412 × 823 px, nothing cached, bodies as transferred, with brotli, ${medians}. This site comes from its own server, with its headers. Peers show the same pages as plain Markdown with their default theme, as they were built, from a plain server of static files. First paint is that of text or an image. "Blocked" is what tasks take beyond 50 ms each, from the start of the navigation on, by a trace. "Counted" is the same by the browser's own entries of long tasks, given where the two differ by more than a third. "Ahead" is what a page fetches for the next one. LCP is to be no later than Starlight's, blocked at most ${String(blocked)} ms and ${String(blockedOnLongest)} ms on the longest page, CLS ${String(layoutShift)}.`,
      table([...pages].flatMap(([type, sites]) => loadRows(type, sites))),
      'From the click to the painted title of a page that was fetched ahead where the site does that. From the shortcut to the painted results of the first search of a visit, with a query that is typed as soon as the field takes it, and the files that are asked for from the shortcut on.',
      table([
        ...timeRows('click to title', clicks, click).map((row) => ({ ...row, kB: '' })),
        ...timeRows('first search', times, firstSearch).map((row) => ({
          ...row,
          kB: bytes.get(String(row.site))?.toFixed(1),
        })),
      ]),
    ].join('\n\n'),
    overview: [
      `First paint / largest paint / blocked time in milliseconds, on slow 4G, processor slowed four times, a phone, nothing cached, ${medians}. The same pages on each site.`,
      table(comparisonRows(pages)),
    ].join('\n\n'),
  };
}
