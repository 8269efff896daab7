import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { pageFile, siteRoutes } from '../../pipeline/content/site/site-map.ts';
import { BUDGETS } from '../budgets.ts';
import { withBrowser } from '../launch-browser.ts';
import { table, verdict, type Row } from '../report.ts';
import { copyProject } from './copy-project.ts';
import { measureDev } from './dev-server.ts';
import { editPage, editRow } from './edits.ts';
import { measureStart } from './fresh-start.ts';
import { runMeasured } from './measured-run.ts';
import { sizeOfFolder } from './size-of-folder.ts';

const EDITED_ROUTE = '/docs/guides/collect/collect-cards';

/** Everything that one build leaves for the next. */
const CACHES = ['.cache', '.astro', 'build', 'dist', 'node_modules/.cache'];

/** In the cache of the project, since the copy shares its packages by hard links; removed from one run to the next. */
const directory = path.join(root, '.cache/bench-build/site');

const rows: Row[] = [];

function addRow(what: string, value: number, unit: string, budget?: number, cpuSeconds?: number): void {
  const row = {
    what,
    measured: `${String(Math.round(value * 10) / 10)} ${unit}`,
    budget: budget === undefined ? '' : `${String(budget)}: ${verdict(value, budget)}`,
    'CPU s': cpuSeconds === undefined ? '' : cpuSeconds.toFixed(1),
  };
  // A run that is cut off has said what it knew.
  console.log(JSON.stringify(row));
  rows.push(row);
}

function removeCaches(): void {
  for (const folder of CACHES) rmSync(path.join(directory, folder), { recursive: true, force: true });
}

/** Builds the copy. Returns the most memory that it took, in gigabytes. */
async function measureBuild(what: string, budget?: number): Promise<number> {
  console.log(`${what} …`);
  const { seconds, cpuSeconds, peakBytes } = await runMeasured('build', directory);
  addRow(what, seconds, 's', budget, cpuSeconds);
  return peakBytes / 1e9;
}

async function measureBuilds(file: string): Promise<void> {
  removeCaches();
  const { cold, onePage, peak } = BUDGETS.build;
  const peaks = [await measureBuild('cold build', cold)];
  const { files, bytes } = sizeOfFolder(path.join(directory, 'build'));
  peaks.push(await measureBuild('warm build, nothing changed'));
  editPage(directory, file);
  peaks.push(await measureBuild('warm build, one page changed', onePage));
  const { table: name, pages } = editRow(directory);
  peaks.push(await measureBuild(`warm build, a row of ${name} changed (on ${String(pages)} pages)`));
  addRow('peak memory of a build', Math.max(...peaks), 'GB', peak);
  addRow('files written', files, `files, ${(bytes / 1e6).toFixed(1)} MB`);
}

async function measureWriting(file: string): Promise<void> {
  const { firstPage, firstPageWithoutTrees, edit } = BUDGETS.build;
  await withBrowser(async (browser) => {
    removeCaches();
    for (const [state, most] of [
      ['without kept trees', firstPageWithoutTrees],
      ['with kept trees', firstPage],
    ] as const) {
      console.log(`npm run dev, ${state} …`);
      const times = await measureDev(browser, directory, { route: EDITED_ROUTE, file });
      addRow(`dev ${state}: first page`, times.firstPageSeconds, 's', most, times.firstPageCpuSeconds);
      addRow(`dev ${state}: an edit shows`, times.editSeconds, 's', edit);
    }
  });
}

/** What can't be measured is a row too: the others took many minutes. */
async function orFailure(what: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
    rows.push({ what, measured: `**failed**: ${String(error).replaceAll(root, '')}` });
  }
}

function countPackages(): number {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>;
  };
  return Object.keys(packages).filter((place) => place !== '').length;
}

/**
 * Measures what a build of the whole site costs: copies the project, and builds it without and with the caches of an
 * earlier build; then what a writer waits for in `npm run dev`, and anyone who starts the site on a fresh machine.
 *
 * @returns the report, in Markdown
 * @throws where there is no `/proc`, or when a build fails
 */
export async function measureCost(): Promise<string> {
  const file = pageFile(EDITED_ROUTE);
  if (file === undefined)
    throw new Error(`There is no page for ${EDITED_ROUTE}: name another one in bench/build/index.ts.`);
  copyProject(root, directory);
  await measureBuilds(file);
  await orFailure('npm run dev', () => measureWriting(file));
  await orFailure('npm start', async () => {
    addRow('`npm start` on a fresh machine', await measureStart(directory), 's', BUDGETS.build.start);
  });
  addRow('packages in `package-lock.json`', countPackages(), 'packages', BUDGETS.build.packages);
  return [
    `A copy of the project with ${String(siteRoutes.size)} pages. CPU seconds are those of all processes together: where the machine is busy, read them. \`npm start\` begins without packages and caches, except for npm's own cache of downloads.`,
    table(rows),
  ].join('\n\n');
}
