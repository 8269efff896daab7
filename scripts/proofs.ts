/**
 * `npm run proofs`: runs the tests that run samples, and writes what ran into `content/records/sample-proofs/` and
 * `content/records/test-runs.json`.
 */
import { runInstalled } from './checks/command-check.ts';
import { skippedProofs } from './checks/skipped-proofs.ts';
import { endWithSentence } from './lib/end-with-sentence.mjs';
import { ensureBrowser } from './lib/find-browser.ts';
import { PROOF_TESTS } from './checks/proof-tests.ts';
import { recordRuns, RECORDED_TESTS } from './checks/recorded-tests.ts';
import { RECORDS } from '../pipeline/cache/index.ts';

await endWithSentence(async () => {
  const { ok, output } = await runInstalled(
    'vitest',
    [
      'run',
      '--project',
      'samples',
      '--no-file-parallelism',
      '--reporter=minimal',
      ...PROOF_TESTS,
      ...RECORDED_TESTS,
    ],
    { PROOFS: 'write', CHROME_PATH: await ensureBrowser(process.env) },
  );
  if (!ok)
    throw new Error(
      `${output.trim()}\nThe record has no sample whose test failed. Correct it and run the command again.`,
    );
  await recordRuns();
  console.log(`${RECORDS.sampleProofs}/ holds the samples that ran.`);
  for (const skipped of await skippedProofs()) console.log(`Not renewed: ${skipped}.`);
});
