import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Tests of the whole that look at files only; all others under `tests/` look at the built site. */
const CONTENT = 'tests/{pages,search}/**/*.test.ts';
const SAMPLES = 'tests/{samples,workflows,money}/**/*.test.ts';
const API_DESCRIPTION = 'tests/api-description/**/*.test.ts';
/** These build small sites. */
const BUILDS = 'tests/{builds,site}/**/*builds.test.ts';

export default defineConfig({
  resolve: {
    alias: {
      '@site': root,
      // The framework writes this file; tests get what is in it.
      '@generated/sample-tabs.json': path.join(root, 'tests/support/sample-tabs.ts'),
    },
  },
  test: {
    // On a machine with busy or slow cores, a test that takes a second here can take thirty.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,bench,components,content/site,engines,mcp,pipeline,server,scripts}/**/*.test.{ts,tsx}', API_DESCRIPTION],
          // Starting a process for each file costs more than most files do.
          isolate: false,
        },
      },
      {
        extends: true,
        // All files share one reading of the pages, see tests/support/loaded-pages.ts.
        test: { name: 'content', include: [CONTENT], isolate: false, maxWorkers: 1 },
      },
      {
        extends: true,
        test: {
          name: 'samples',
          // Most files take less time than loading the pipeline does.
          isolate: false,
          include: [SAMPLES],
          globalSetup: path.join(root, 'tests/samples/mock/set-up.ts'),
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        // A build takes some seconds alone, and two minutes on a slow machine beside another check; a test makes up to five.
        test: { name: 'builds', include: [BUILDS], testTimeout: 1_800_000, hookTimeout: 1_800_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // Files that one worker runs share its browser, and what that has cached.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [CONTENT, SAMPLES, API_DESCRIPTION, BUILDS],
          globalSetup: path.join(root, 'tests/support/site-server.ts'),
          // axe reads every element of a page; a long page takes long where two checks share two cores.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Vitest waits for a second, in which two browsers on two cores might not have painted.
          expect: { poll: { timeout: 45_000 } },
          // On two busy cores a browser is now and then later than a test allows for. `npm test` names who was.
          retry: 1,
          // Most of a browser test is waiting.
          maxWorkers: 2,
          maxConcurrency: 3,
        },
      },
    ],
  },
});
