/**
 * Tests that only `npm run test:all` runs, before a release. They try one behavior in all its forms, such as each fault
 * of the network or each stop of the keyboard on each page. Other tests have a way through the same behavior.
 */
export const WIDE_TESTS: readonly string[] = [
  'tests/browser/dev-server.test.ts',
  'tests/browser/enlarged.test.ts',
  'tests/browser/faults/**/*.test.ts',
  'tests/browser/gallery.test.ts',
  'tests/browser/history-position.test.ts',
  'tests/browser/keyboard/every-stop.test.ts',
  'tests/browser/roll-out/**/*.test.ts',
  'tests/browser/screenshot-differences.test.ts',
  'tests/browser/screenshots.test.ts',
  'tests/browser/search/axe.test.ts',
  'tests/browser/search/hostile.test.ts',
  'tests/browser/transcripts/transcripts.test.ts',
  'tests/builds/addressed-site-builds.test.ts',
];

/** Whether everything runs at its widest. */
export function runsWideTests({ TEST_ALL }: NodeJS.ProcessEnv): boolean {
  return TEST_ALL === '1';
}
