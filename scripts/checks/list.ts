import { ensureBrowser } from '../lib/find-browser.ts';
import { ensureCommand } from '../lib/find-command.ts';
import { auditCheck } from '../supply-chain/audit.ts';
import type { Check } from './check.ts';
import { commandCheck, demandedCheck } from './command-check.ts';
import { relevanceReport } from './relevance-report.ts';
import { sampleCoverageLines } from './sample-coverage.ts';
import { skippedProofs } from './skipped-proofs.ts';
import { vitestCheck } from './vitest-check.ts';

/** Where checks keep what they found out about files that haven't changed since. */
const CACHE = '.cache/checks';

/**
 * Everything that `npm test` checks, the longest first, so that no lane is left with a long one at the end. Those that
 * read pages are behind the build and a long one, so that they find trees of pages that the build has kept.
 */
export const checks: readonly Check[] = [
  commandCheck({ name: 'build', group: 'build' }, 'tsx', ['scripts/build.ts']),
  vitestCheck({ name: 'browser', group: 'browser', needs: 'build' }, async () => ({
    CHROME_PATH: await ensureBrowser(process.env),
  })),
  vitestCheck(
    { name: 'samples', group: 'samples', summary: sampleCoverageLines, skipped: skippedProofs },
    async () => {
      // The shell sample that verifies a webhook calls it.
      await ensureCommand('jq', process.env);
      return { CHROME_PATH: await ensureBrowser(process.env) };
    },
  ),
  commandCheck({ name: 'eslint', group: 'lint' }, 'eslint', ['.', '--max-warnings=0']),
  // Its tests start from what the build has kept.
  vitestCheck({ name: 'builds', group: 'builds', needs: 'build' }),
  commandCheck({ name: 'imports', group: 'lint' }, 'depcruise', [
    ...['content/site', 'engines', 'pipeline', 'components', 'app', 'server', 'deploy', 'mcp', 'scripts', 'bench', 'astro.config.mjs'],
    ...['--output-type', 'err-long'],
  ]),
  vitestCheck({ name: 'unit', group: 'unit' }),
  commandCheck({ name: 'mcp conformance', group: 'machines', needs: 'build' }, 'tsx', [
    'scripts/mcp-conformance.ts',
  ]),
  commandCheck({ name: 'types', group: 'types' }, 'tsc', [
    ...['--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`],
  ]),
  // `tsc` reads no .astro files.
  demandedCheck({ name: 'astro types', group: 'types' }, 'scripts/checks/astro-types', 'astro-check', [
    ...['--root', 'app/routes', '--tsconfig', 'scripts/checks/astro-types/tsconfig.json'],
  ]),
  vitestCheck({ name: 'content', group: 'content', quick: true, summary: relevanceReport }),
  commandCheck({ name: 'stylelint', group: 'lint' }, 'stylelint', ['{app,components}/**/*.css', '--max-warnings=0']),
  commandCheck({ name: 'prettier', group: 'lint', quick: true }, 'prettier', [
    ...['--check', '.', '--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/prettier`],
  ]),
  demandedCheck({ name: 'cspell', group: 'lint', quick: true }, 'scripts/checks/spelling', 'cspell', [
    ...['lint', '--no-progress', '--no-summary'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/cspell`],
  ]),
  commandCheck({ name: 'voice', group: 'lint', quick: true }, 'tsx', ['scripts/voice/main.ts', '--check']),
  commandCheck({ name: 'knip', group: 'lint' }, 'knip', ['--no-progress']),
  auditCheck(),
  commandCheck({ name: 'redocly', group: 'lint', quick: true }, 'redocly', ['lint']),
];
