/**
 * Measures what a build of the whole site costs: copies the project, and builds it without and with the caches of an
 * earlier build; then what a writer waits for in `npm run dev`. Prints a table with the budgets. The copy is removed
 * from one run to the next, not in the end.
 *
 *   npm run bench:build
 *
 * Exit code 1 when a budget is not met. Budgets are for a machine with two cores that does nothing else; where it does,
 * read the seconds of the processor.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/lib/find-browser.ts';
import { root } from '../../scripts/lib/project.mjs';
import { pageFile, writtenRoutes } from '../../site/site-map.ts';
import { copyProject } from './copy-project.ts';
import { measureDev } from './dev-server.ts';
import { editPage, editRow } from './edits.ts';
import { runMeasured } from './measured-run.ts';

const BUDGET = { cold: 60, onePage: 12, peak: 1.5, firstPage: 15, edit: 2 } as const;
const EDITED_ROUTE = '/docs/guides/collect/collect-cards';

/** Everything that one build leaves for the next. */
const CACHES = ['.cache', '.docusaurus', 'build', 'node_modules/.cache'];

const directory = path.join(root, '.cache/bench-build/site');

const rows: Readonly<Record<string, string | number | undefined>>[] = [];
let peakBytes = 0;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function addRow(what: string, seconds: number, cpuSeconds: number | undefined, budget?: number): void {
  const cpu = cpuSeconds === undefined ? undefined : round(cpuSeconds);
  const row = { what, seconds: round(seconds), 'CPU seconds': cpu, ...verdict(seconds, budget) };
  // A run that is cut off has said what it knew.
  console.log(JSON.stringify(row));
  rows.push(row);
}

function verdict(value: number, budget: number | undefined): object {
  if (budget === undefined) return {};
  if (value > budget) process.exitCode = 1;
  return { budget, verdict: value > budget ? 'NOT MET' : 'met' };
}

function removeCaches(): void {
  for (const folder of CACHES) rmSync(path.join(directory, folder), { recursive: true, force: true });
}

async function measureBuild(what: string, budget?: number): Promise<void> {
  console.log(`${what} …`);
  const cost = await runMeasured('build', directory);
  peakBytes = Math.max(peakBytes, cost.peakBytes);
  addRow(what, cost.seconds, cost.cpuSeconds, budget);
}

async function measureBuilds(file: string): Promise<void> {
  removeCaches();
  await measureBuild('cold build', BUDGET.cold);
  await measureBuild('warm build, nothing changed');
  editPage(directory, file);
  await measureBuild('warm build, one page changed', BUDGET.onePage);
  const { table, pages } = editRow(directory);
  await measureBuild(`warm build, a row of ${table} changed (on ${String(pages)} pages)`);
  const peak = peakBytes / 1e9;
  rows.push({ what: 'peak memory of a build, GB', GB: round(peak), ...verdict(peak, BUDGET.peak) });
}

async function measureWriting(file: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    removeCaches();
    for (const state of ['without caches', 'again']) {
      console.log(`npm run dev, ${state} …`);
      const times = await measureDev(browser, directory, { route: EDITED_ROUTE, file });
      addRow(`dev ${state}: first page`, times.firstPageSeconds, times.firstPageCpuSeconds, BUDGET.firstPage);
      addRow(`dev ${state}: an edit shows`, times.editSeconds, undefined, BUDGET.edit);
    }
  } finally {
    await browser.close();
  }
}

const file = pageFile(EDITED_ROUTE);
if (file === undefined)
  throw new Error(`There is no page for ${EDITED_ROUTE}: name a written one in bench/build/index.ts.`);
copyProject(root, directory);
console.log(`${String(writtenRoutes().size)} pages`);
await measureBuilds(file);
await measureWriting(file);
console.table(rows);
