import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../scripts/lib/project.mjs';
import { detailsFile, type Part } from './report.ts';

const PAGES = ['app', 'components', 'content', 'engines', 'pipeline'];

/** What the figures of a part depend on, beside the part's own folder. */
const MEASURED: Readonly<Record<Part, readonly string[]>> = {
  pages: [...PAGES, 'server', 'bench/peers', 'bench/plain-server.ts'],
  build: [...PAGES, 'scripts', 'package-lock.json'],
  search: ['content', 'engines/search', 'app/browser', 'tests/search'],
  tools: ['components', 'engines', 'app/browser'],
  machines: ['content', 'engines', 'mcp', 'tests/machines', 'bench/peers'],
  load: ['server', 'engines/serving', 'deploy'],
  faults: ['app', 'components', 'engines', 'server', 'tests/browser/faults', 'tests/browser/roll-out'],
};

/** How many files a line names. */
const NAMED = 3;

const NO_TESTS = [':(exclude,glob)**/*.test.ts', ':(exclude,glob)**/*.test.tsx'];

/** When a report says that it was measured, to the minute. */
function dateOf(report: string): string | undefined {
  return /^Measured on (?<date>[-\d]{10} [:\d]{5}) UTC/m.exec(report)?.groups?.date;
}

/**
 * Files below some paths that commits have changed since a minute, the last changed first.
 *
 * @throws where there is no repository or no git
 */
async function changedSince(date: string, paths: readonly string[], repository: string): Promise<string[]> {
  const since = `${date.replace(' ', 'T')}:00Z`;
  const { stdout } = await promisify(execFile)(
    'git',
    ['log', `--since-as-filter=${since}`, '--name-only', '--format=', '--', ...paths, ...NO_TESTS],
    { cwd: repository, maxBuffer: 64_000_000 },
  );
  return [...new Set(stdout.split('\n').filter(Boolean))];
}

/**
 * Compares the date of a part's results with the last changes of what it measures.
 *
 * @returns a line such as "pages: results are of 2026-11-23 09:13 UTC; app/a.ts and 3 other files changed since"
 */
export async function ageOf(part: Part, repository = root): Promise<string> {
  const report = await readFile(path.join(repository, 'bench', detailsFile(part)), 'utf8').catch(() => '');
  const date = dateOf(report);
  if (date === undefined) return `${part}: there are no results`;
  const results = `${part}: results are of ${date} UTC`;
  const paths = [...MEASURED[part], `bench/${part}`];
  const changed = await changedSince(date, paths, repository).catch(() => undefined);
  if (changed === undefined) return `${results}. Git doesn't tell what changed since`;
  if (changed.length === 0) return `${results}. Nothing that's measured changed since`;
  const others = changed.length - NAMED;
  const named = changed.slice(0, NAMED).join(', ');
  return `${results}; ${named}${others > 0 ? ` and ${String(others)} other files` : ''} changed since`;
}
