// @ts-check
/**
 * `npm test`: installs packages if they are missing or outdated, then runs every check.
 *
 *   npm test                  all checks whose inputs have changed since they passed
 *   CI=1 npm test             all checks
 *   npm test -- lint types    those checks, by name or by group, and what they need
 *   npm test -- quick         what a writer needs while writing: pages, links, spelling, layout, the API description
 *   npm run test:all          all checks, and tests that take many minutes, before a release
 *
 * Ends with a line "N passed, N failed", and with exit code 1 when a check failed or could not run.
 */
import { endWithSentence } from './lib/end-with-sentence.mjs';
import { prepare } from './lib/prepare.mjs';

await endWithSentence(async () => {
  await prepare();
  const { runChecksNamed } = await import('./checks/main.ts');
  await runChecksNamed(process.argv.slice(2));
});
