import { it } from 'vitest';
import type { Choice } from './cases-to-run.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test doesn't run here; `npm test` counts the tests of each reason. */
    skipReason?: string;
  }
}

const skipReason =
  'These samples are those of the record, which ran with the same harness. `npm run proofs` runs them all.';

/** Lists the samples that a test doesn't run as tests that are skipped, with the reason. */
export function skipAsRecorded(...choices: readonly Choice[]): void {
  for (const { language, programs, runs } of choices)
    for (const id of [...programs.keys()].filter((one) => !runs(one)))
      it.skipIf(true)(`${id} in ${language} ran as recorded`, { meta: { skipReason } }, () => undefined);
}
