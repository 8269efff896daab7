import { ensureBrowser, ensureOtherBrowser } from '../lib/find-browser.ts';
import { ensureCommand } from '../lib/find-command.ts';
import { auditCheck } from '../supply-chain/audit.ts';
import type { Check } from './check.ts';
import { commandCheck, demandedCheck } from './command-check.ts';
import { skippedUnchanged } from './recorded-tests.ts';
import { relevanceReport } from './relevance-report.ts';
import { sampleCoverageLines } from './sample-coverage.ts';
import { skippedProofs } from './skipped-proofs.ts';
import { vitestCheck } from './vitest-check.ts';
import { runsWideTests } from './wide-tests.ts';
import { WRITING } from './written-tests.ts';

/** Where checks keep what they found out about files that haven't changed since. */
const CACHE = '.cache/checks';

/** Everything, where a check follows what it reads through the whole project. */
const ALL = ['.'];
/** Everything but prose, for checks of code. They read types of JSON files. */
const WITHOUT_PROSE = [...ALL, ':(exclude)*.md', ':(exclude)*.mdx'];
/** Everything but pages and tables, which the `unit` tests can't read (see without-writing.ts). */
const WITHOUT_WRITING = [...ALL, ...WRITING.map((folder) => `:(exclude)${folder}`)];
/** What server tests import, with what that imports. They write sites of their own. */
const SERVER = [
  ...['server', 'content/site', 'engines', 'pipeline', 'components', 'app', 'scripts', 'deploy'],
  ...[
    'package.json',
    'package-lock.json',
    '.npmrc',
    'tsconfig.json',
    'tsconfig.base.json',
    'vitest.config.ts',
  ],
];

async function inBrowser(): Promise<Readonly<Record<string, string>>> {
  return { CHROME_PATH: await ensureBrowser(process.env) };
}

/** The tests in a browser once more, in a Chromium with a window if the others ran in one without, or the reverse. */
const inOtherBrowser = vitestCheck(
  { name: 'other browser', project: 'browser', group: 'browser', needs: 'build', inputs: ALL },
  async () => ({ CHROME_PATH: await ensureOtherBrowser(process.env) }),
);

/**
 * Everything that `npm test` checks, the longest first, so that no lane is left with a long one at the end. Those that
 * read pages are behind the build and a long one, so that they find trees of pages that the build has kept.
 */
export const checks: readonly Check[] = [
  commandCheck({ name: 'build', group: 'build', inputs: ALL, output: 'build/.built' }, 'tsx', [
    'scripts/build.ts',
  ]),
  vitestCheck({ name: 'browser', group: 'browser', needs: 'build', inputs: ALL }, inBrowser),
  ...(runsWideTests(process.env) ? [inOtherBrowser] : []),
  vitestCheck({ name: 'every-page', group: 'browser', needs: 'build', inputs: ALL }, inBrowser),
  vitestCheck(
    {
      name: 'samples',
      group: 'samples',
      inputs: ALL,
      summary: sampleCoverageLines,
      skipped: runsWideTests(process.env) ? skippedProofs : skippedUnchanged,
    },
    async () => {
      // The shell sample that verifies a webhook calls it.
      await ensureCommand('jq', process.env);
      return { CHROME_PATH: await ensureBrowser(process.env) };
    },
  ),
  commandCheck({ name: 'oxlint', group: 'lint', inputs: WITHOUT_PROSE }, 'oxlint'),
  // Its tests start from what the build has kept.
  vitestCheck({ name: 'builds', group: 'builds', needs: 'build', inputs: ALL }),
  commandCheck({ name: 'imports', group: 'lint', inputs: WITHOUT_PROSE }, 'depcruise', [
    ...[
      'content/site',
      'engines',
      'pipeline',
      'components',
      'app',
      'server',
      'deploy',
      'mcp',
      'scripts',
      'bench',
    ],
    'astro.config.mjs',
    ...['--output-type', 'err-long'],
  ]),
  vitestCheck({ name: 'unit', group: 'unit', inputs: WITHOUT_WRITING }),
  vitestCheck({ name: 'written', group: 'unit', quick: true, inputs: ALL }),
  vitestCheck({ name: 'server', group: 'unit', inputs: SERVER }),
  commandCheck({ name: 'mcp conformance', group: 'machines', needs: 'build', inputs: ALL }, 'tsx', [
    'scripts/mcp-conformance.ts',
  ]),
  // Two versions are installed, and `.bin/tsc` is the one with the API.
  commandCheck({ name: 'types', group: 'types', inputs: WITHOUT_PROSE }, '../typescript-native/bin/tsc', [
    '--build',
  ]),
  // `tsc` reads no .astro files.
  demandedCheck(
    { name: 'astro types', group: 'types', inputs: WITHOUT_PROSE },
    'scripts/checks/astro-types',
    'astro-check',
    [...['--root', 'app/routes', '--tsconfig', 'scripts/checks/astro-types/tsconfig.json']],
  ),
  vitestCheck({ name: 'content', group: 'content', quick: true, inputs: ALL, summary: relevanceReport }),
  commandCheck({ name: 'stylelint', group: 'lint', inputs: WITHOUT_PROSE }, 'stylelint', [
    '{app,components}/**/*.css',
    '--max-warnings=0',
  ]),
  commandCheck({ name: 'oxfmt', group: 'lint', quick: true, inputs: ALL }, 'oxfmt', ['--check']),
  demandedCheck(
    { name: 'cspell', group: 'lint', quick: true, inputs: ALL },
    'scripts/checks/spelling',
    'cspell',
    [
      ...['lint', '--no-progress', '--no-summary'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/cspell`],
    ],
  ),
  commandCheck({ name: 'voice', group: 'lint', quick: true, inputs: ALL }, 'tsx', [
    'scripts/voice/main.ts',
    '--check',
  ]),
  commandCheck({ name: 'knip', group: 'lint', inputs: ALL }, 'knip', ['--no-progress']),
  auditCheck(),
  commandCheck({ name: 'redocly', group: 'lint', quick: true, inputs: ALL }, 'redocly', ['lint']),
];
