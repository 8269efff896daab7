import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { collectSections, type SearchContent, searchFiles } from '../../app/outputs/search/index.ts';
import { listen } from '../../server/listen.ts';
import { shutDown } from '../../server/shutdown.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { BUDGETS } from '../budgets.ts';
import { withBrowser } from '../launch-browser.ts';
import { verdict } from '../report.ts';
import { comparePeers } from './compare-peers.ts';
import { firstSearchBytes } from './in-browser.ts';
import { emptyPageTimes, keystrokeTimes } from './keystrokes.ts';
import { ownSearch } from '../../tests/search/support/own-search.ts';
import {
  measureRelevance,
  QUERY_SETS,
  readQueries,
  relevanceLines,
} from '../../tests/search/support/relevance.ts';
import { partOfSite } from './part-of-site.ts';

const GROWTH = 4;
const SLOWDOWN = 4;
const BUDGET = BUDGETS.search;
const FIRST_QUERY = 'rotate key';
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const TYPED = [
  'rotate key',
  'webhook signature',
  'detokenize permission',
  '3ds challenge',
  'BT-IDEMPOTENCY-KEY',
];

const sets = new Map(QUERY_SETS.map((name) => [name, readQueries(name)]));
const queries = [...sets.values()].flat();

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const said: string[] = [];

function say(title: string, lines: readonly string[]): void {
  const list = `${title}:\n\n${lines.map((line) => `- ${line.trim()}`).join('\n')}`;
  // A run that is cut off has said what it knew.
  console.log(`\n${list}`);
  said.push(list);
}

function holdBudget(name: string, value: number, most: number): string {
  return `${name}: ${String(value)} (budget ${String(most)}: ${verdict(value, most)})`;
}

/** Milliseconds of each query, after one round to warm up. */
function queryTimes(search: (query: string) => unknown): number[] {
  for (const { query } of queries) search(query);
  return queries.map(({ query }) => {
    const started = performance.now();
    search(query);
    return performance.now() - started;
  });
}

function fileBytes(content: SearchContent): number {
  const { documents, index } = searchFiles(content);
  return compressed(JSON.stringify(documents)) + compressed(JSON.stringify(index));
}

function growth(site: SearchContent): void {
  const part = partOfSite(site, GROWTH);
  const [small, big] = [ownSearch(part), ownSearch(site)].map(queryTimes);
  if (small === undefined || big === undefined) return;
  const ratio = (share: number): number =>
    Math.round((quantile(big, share) / quantile(small, share)) * 10) / 10;
  say(`From ${String(part.docs.length)} to ${String(site.docs.length)} pages`, [
    holdBudget('size, times', Math.round((fileBytes(site) / fileBytes(part)) * 10) / 10, BUDGET.growthOfSize),
    holdBudget('query time, median, times', ratio(0.5), BUDGET.growthOfTime),
    holdBudget('query time, 95th percentile, times', ratio(0.95), BUDGET.growthOfTime),
  ]);
}

async function transfers(browser: Browser, siteUrl: string, pages: number): Promise<void> {
  const { files, rest } = await firstSearchBytes(browser, siteUrl, FIRST_QUERY);
  say(`First search of a visit, kB (brotli), ${String(pages)} pages`, [
    `${holdBudget('this search', kilobytes(files + rest), BUDGET.firstSearch)}: files ${String(kilobytes(files))}, scripts and excerpts ${String(kilobytes(rest))}`,
  ]);
}

async function keystrokes(browser: Browser, siteUrl: string, pages: number): Promise<void> {
  const lines: string[] = [];
  const note = (name: string, times: readonly number[]): void => {
    const [median, most] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0));
    lines.push(
      `${name}: median ${median ?? ''}, 95th percentile ${most ?? ''}, of ${String(times.length)} keystrokes`,
    );
  };
  for (const viewport of SCREENS) {
    const typing = { queries: TYPED, viewport, slowdown: SLOWDOWN, slowsWorkers: false };
    const width = `${String(viewport.width)} px wide`;
    note(`this search, ${width}`, await keystrokeTimes(browser, siteUrl, typing));
    const allSlow = { ...typing, slowsWorkers: true };
    note(`  with its worker as slow`, await keystrokeTimes(browser, siteUrl, allSlow));
    note(`an empty page, ${width}`, await emptyPageTimes(browser, siteUrl, typing));
  }
  say(
    `A keystroke to its painted results, ms (aim: ${String(BUDGET.keystroke)} at the 95th percentile), processor slowed ${String(SLOWDOWN)} times, ${String(pages)} pages`,
    lines,
  );
}

/**
 * Measures the search: how well queries find their page, what the first search transfers, how it grows from a fourth of the
 * site to all of it, and how long a keystroke takes to its painted results, compared with one on an empty page. The site
 * has to be built.
 *
 * @param isCompared whether lunr and Pagefind are measured on the same pages; they are installed for that
 * @returns the report, in Markdown
 * @throws a sentence when the site isn't built, or when a peer cannot be installed
 */
export async function measureSearch(isCompared: boolean): Promise<string> {
  const site = await collectSections();
  const pages = site.docs.length;
  const server = createSiteServer(path.resolve('build'));
  const siteUrl = await listen(server, { port: 0, host: '127.0.0.1' });
  try {
    await withBrowser(async (browser) => {
      const own = ownSearch(site);
      for (const [name, set] of sets)
        say(`This search: relevance, ${name}`, relevanceLines(await measureRelevance(set, own)));
      await transfers(browser, siteUrl, pages);
      if (isCompared)
        for (const { title, lines } of await comparePeers(browser, site, sets, FIRST_QUERY))
          say(title, lines);
      growth(site);
      await keystrokes(browser, siteUrl, pages);
    });
  } finally {
    await shutDown(server);
  }
  return said.join('\n\n');
}
