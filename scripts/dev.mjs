// @ts-check
/**
 * `npm run dev`: installs packages if they are missing or outdated, and serves the pages as they are being written.
 * Ctrl-C stops it.
 *
 *   npm run dev -- --port 3001
 *
 * Exit code 1 when it fails.
 */
import { endWithSentence } from './lib/end-with-sentence.mjs';
import { prepare } from './lib/prepare.mjs';
import { RESTARTED_ON_EDITS, runAstro } from './lib/run-astro.mjs';

await endWithSentence(async () => {
  await prepare();
  await runAstro('dev', RESTARTED_ON_EDITS, process.argv.slice(2));
});
