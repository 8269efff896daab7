import type { Check, Outcome } from './check.ts';

/** An outcome with the check that it is of and how long that took, in milliseconds. */
export interface Report extends Outcome {
  readonly check: Check;
  readonly duration: number;
}

/** The word for the checks that a writer needs while writing. */
const QUICK = 'quick';

function isChosen(check: Check, words: readonly string[]): boolean {
  if (words.length === 0 || words.includes(check.name) || words.includes(check.group)) return true;
  return words.includes(QUICK) && check.quick === true;
}

/**
 * Chooses checks by name or group, and adds those that the chosen ones need.
 *
 * @param words names, groups and `quick`; with none, all checks
 * @throws a sentence when a word is neither
 */
export function chooseChecks(checks: readonly Check[], words: readonly string[]): readonly Check[] {
  const unknown = words.find(
    (word) => word !== QUICK && !checks.some((check) => check.name === word || check.group === word),
  );
  if (unknown !== undefined) {
    const known = new Set([QUICK, ...checks.flatMap((check) => [check.group, check.name])]);
    throw new Error(`There is no check "${unknown}". Choose among: ${[...known].join(', ')}`);
  }
  const chosen = checks.filter((check) => isChosen(check, words));
  return checks.filter(
    (check) => chosen.includes(check) || chosen.some((other) => other.needs === check.name),
  );
}

/**
 * Runs checks, each after the one that it needs. If that one fails, the check counts as failed without being run; all
 * others run whatever happens. A lane that is free goes on with the first check of the list that can run: one that
 * waited for another is not behind all that could run immediately.
 *
 * @param checks each behind the check that it needs
 * @param lanes how many run at one time
 * @param report called as each check ends
 */
export async function runChecks(
  checks: readonly Check[],
  lanes: number,
  report: (report: Report) => void,
): Promise<readonly Report[]> {
  const reports = new Map<string, Report>();
  const waiting = new Set(checks);
  const running = new Set<Promise<void>>();

  function end(ended: Report): void {
    reports.set(ended.check.name, ended);
    report(ended);
  }

  function start(check: Check): void {
    waiting.delete(check);
    const needed = check.needs === undefined ? undefined : reports.get(check.needs);
    if (needed !== undefined && needed.failed > 0) {
      const output = `Not run, since ${needed.check.name} failed.`;
      end({ check, duration: 0, passed: 0, failed: 1, output });
      return;
    }
    const run = runTimed(check).then((ended) => {
      running.delete(run);
      end(ended);
    });
    running.add(run);
  }

  while (waiting.size > 0) {
    const next = [...waiting].find(({ needs }) => needs === undefined || reports.has(needs));
    if (next !== undefined && running.size < lanes) start(next);
    else await Promise.race(running);
  }
  await Promise.all(running);
  return checks.flatMap(({ name }) => reports.get(name) ?? []);
}

async function runTimed(check: Check): Promise<Report> {
  const started = performance.now();
  const outcome = await check
    .run()
    .catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }));
  return { ...outcome, check, duration: performance.now() - started };
}
