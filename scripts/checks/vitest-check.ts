import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../lib/project.mjs';
import type { Check, Outcome } from './check.ts';
import { runInstalled, type Ended } from './command-check.ts';

/** What is read of the report that Vitest's JSON reporter writes. */
const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z
    .array(
      z.object({
        assertionResults: z.array(
          // Tests that are skipped on some machines put the reason into `meta`: the report has no other place for it.
          z.object({
            meta: z.object({ skipReason: z.string().optional() }).optional(),
          }),
        ),
      }),
    )
    .optional(),
});
export type VitestReport = z.infer<typeof reportSchema>;

/**
 * A check that runs the tests of one project of vitest.config.ts and counts them.
 *
 * @param check its `project` is the name unless it says another
 * @param environment variables that the tests need, found when the check runs
 */
export function vitestCheck(
  { project, ...check }: Omit<Check, 'run'> & { readonly project?: string },
  environment?: () => Promise<Readonly<Record<string, string>>>,
): Check {
  return {
    ...check,
    run: async () => {
      const file = path.join(root, `.cache/checks/${check.name}.json`);
      rmSync(file, { force: true });
      const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
      const ended = await runInstalled(
        'vitest',
        ['run', '--project', project ?? check.name, ...reporters],
        await environment?.(),
      );
      return countTests(ended, readReport(file));
    },
  };
}

/**
 * Counts what Vitest ran. A run without a report, without a test, or with an error outside of its tests has failed.
 *
 * @param report undefined when Vitest wrote none
 */
export function countTests({ ok, output }: Ended, report: VitestReport | undefined): Outcome {
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  if (failed > 0) return { passed, failed, output };
  if (!ok) return { passed, failed: 1, output };
  if (passed === 0)
    return {
      passed,
      failed: 1,
      output: `${output}\nNo test was run. Add tests, or take the check out of scripts/checks/list.ts.`,
    };
  return { passed, failed, output, notes: skippedTests(report) };
}

/** How many tests were skipped for each reason, a sentence for each. */
function skippedTests(report: VitestReport | undefined): readonly string[] {
  const reasons = (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.skipReason ?? []),
  );
  return [...new Set(reasons)].map(
    (reason) => `${String(reasons.filter((other) => other === reason).length)} skipped. ${reason}`,
  );
}

function readReport(file: string): VitestReport | undefined {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
