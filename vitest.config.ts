import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { unchangedTests } from './scripts/checks/recorded-tests.ts';
import { runsWideTests, WIDE_TESTS } from './scripts/checks/wide-tests.ts';
import { TESTS_OF_ALL_PAGES, WRITTEN_TESTS } from './scripts/checks/written-tests.ts';

const root = import.meta.dirname;

/** Tests of the whole that look at files only; all others under `tests/` look at the built site. */
const CONTENT = 'tests/{pages,search}/**/*.test.ts';
const SAMPLES = 'tests/{samples,workflows,money}/**/*.test.ts';
const API_DESCRIPTION = 'tests/api-description/**/*.test.ts';
/** One visit of each page, which takes as long as half of the other tests in the browser. */
const EVERY_PAGE = 'tests/browser/every-page.test.ts';
/** These build small sites. */
const BUILDS = 'tests/{builds,site}/**/*builds.test.ts';

/** Named on the command line, such a test runs, too. */
const isNamed = process.argv.some((word) => word.startsWith('tests/'));
const NOT_NOW = runsWideTests(process.env) || isNamed ? [] : [...WIDE_TESTS, ...(await unchangedTests())];

/** Makes a test fail that reads what people write. */
const WITHOUT_WRITING = path.join(root, 'scripts/checks/without-writing.ts');
/** Shared by tests on the built site. */
const IN_BROWSER = {
  globalSetup: path.join(root, 'tests/support/site-server.ts'),
  // axe reads every element. A long page takes long where two checks share two cores.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Vitest waits for a second, in which two browsers on two cores might not have painted.
  expect: { poll: { timeout: 45_000 } },
  // Two browsers on one core make each other late.
  maxWorkers: 1,
  maxConcurrency: 3,
};

export default defineConfig({
  resolve: {
    alias: {
      '@site': root,
      // The framework writes this file; tests get what is in it.
      '@generated/sample-tabs.json': path.join(root, 'tests/support/sample-tabs.ts'),
    },
  },
  test: {
    // A test that needs a second attempt shows a mistake, of the test or of the product.
    retry: 0,
    // See tests/support/variants.ts.
    env: isNamed ? { NAMED_TESTS: '1' } : {},
    // On a machine with busy or slow cores, a test that takes a second here can take thirty.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{app,bench,components,content/site,engines,mcp,pipeline,scripts}/**/*.test.{ts,tsx}',
            API_DESCRIPTION,
          ],
          exclude: [...WRITTEN_TESTS, ...TESTS_OF_ALL_PAGES],
          setupFiles: WITHOUT_WRITING,
          maxWorkers: 1,
          // Starting a process for each file costs more than most files do.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'written', include: [...WRITTEN_TESTS], isolate: false, maxWorkers: 1 },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          setupFiles: WITHOUT_WRITING,
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        // All files share one reading of the pages, see tests/support/loaded-pages.ts.
        test: { name: 'content', include: [CONTENT, ...TESTS_OF_ALL_PAGES], isolate: false, maxWorkers: 1 },
      },
      {
        extends: true,
        test: {
          name: 'samples',
          // Most files take less time than loading the pipeline does.
          isolate: false,
          maxWorkers: 1,
          include: [SAMPLES],
          exclude: [...NOT_NOW],
          globalSetup: path.join(root, 'tests/samples/mock/set-up.ts'),
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        // A build takes some seconds alone, and two minutes on a slow machine beside another check; a test makes up to five.
        test: {
          name: 'builds',
          include: [BUILDS],
          exclude: [...NOT_NOW],
          maxWorkers: 1,
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // Files that one worker runs share its browser, and what that has cached.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [CONTENT, SAMPLES, API_DESCRIPTION, BUILDS, EVERY_PAGE, ...NOT_NOW],
          ...IN_BROWSER,
        },
      },
      { extends: true, test: { name: 'every-page', include: [EVERY_PAGE], ...IN_BROWSER } },
    ],
  },
});
