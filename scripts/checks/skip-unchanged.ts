import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/project.mjs';
import type { Check } from './check.ts';
import type { PassedRuns } from './inputs.ts';

/** A check that passed, and whose inputs haven't changed since. */
export interface Unchanged {
  readonly check: Check;
  /** How many tests passed then. */
  readonly passed: number;
}

/** Hashes what checks read, see `hashInputs`. */
export type HashOf = (inputs: readonly string[]) => Promise<string | undefined>;

/**
 * Whether nothing is skipped, as in continuous integration, which trusts no earlier run, and before a release.
 */
export function runsEverything({ CI, TEST_ALL }: NodeJS.ProcessEnv): boolean {
  return TEST_ALL === '1' || !['', 'false', '0', undefined].includes(CI);
}

/**
 * Splits checks into those to run and those that would tell what they told before. A check without inputs always runs,
 * and one that another needs runs with that.
 */
export async function splitUnchanged(
  checks: readonly Check[],
  runs: Pick<PassedRuns, 'find'>,
  hashOf: HashOf,
): Promise<{ readonly toRun: readonly Check[]; readonly unchanged: readonly Unchanged[] }> {
  const found = new Map<Check, number>();
  for (const check of checks) {
    const isMade = check.output === undefined || existsSync(path.join(root, check.output));
    const hash = isMade && check.inputs ? await hashOf(check.inputs) : undefined;
    const passed = hash === undefined ? undefined : await runs.find(check.name, hash);
    if (passed !== undefined) found.set(check, passed);
  }
  const isNeeded = ({ name }: Check): boolean =>
    checks.some((other) => other.needs === name && !found.has(other));
  const toRun = checks.filter((check) => !found.has(check) || isNeeded(check));
  return {
    toRun,
    unchanged: [...found]
      .filter(([check]) => !toRun.includes(check))
      .map(([check, passed]) => ({ check, passed })),
  };
}

/** A check that keeps with what inputs it has passed. Inputs that change while it runs are none. */
export function keepingInputs(check: Check, runs: PassedRuns, hashOf: HashOf): Check {
  const { inputs } = check;
  if (inputs === undefined) return check;
  return {
    ...check,
    run: async () => {
      const before = await hashOf(inputs);
      await runs.forget(check.name);
      const outcome = await check.run();
      if (before !== undefined && outcome.failed === 0 && before === (await hashOf(inputs)))
        await runs.keep(check.name, before, outcome.passed);
      return outcome;
    },
  };
}
