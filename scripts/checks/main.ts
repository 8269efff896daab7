import os from 'node:os';
import type { Report } from './run-checks.ts';
import { closingLine } from './closing-line.ts';
import { hashInputs, passedRuns } from './inputs.ts';
import { checks } from './list.ts';
import { root } from '../lib/project.mjs';
import { chooseChecks, runChecks } from './run-checks.ts';
import { keepingInputs, runsEverything, splitUnchanged, type Unchanged } from './skip-unchanged.ts';

/** A check takes up to this many bytes of memory. */
const MEMORY_OF_ONE = 3_000_000_000;

/** So many run side by side at most. More would wait for each other's browsers and files. */
const MOST_LANES = 2;

/** How many checks run at one time, at most one for each core. Each is one worker, so that no browser waits for a core. */
function lanesHere(): number {
  const byMemory = Math.floor(os.totalmem() / MEMORY_OF_ONE);
  return Math.max(1, Math.min(os.availableParallelism(), byMemory, MOST_LANES));
}

/**
 * Runs checks, prints how each one ended and, of those that failed, what they printed, then the line "N passed, N
 * failed", which goes on with what was skipped and why. Sets exit code 1 when one failed.
 *
 * A local run leaves out what would tell what it told before.
 *
 * @param words names and groups of checks; none means all
 * @throws a sentence when a word is neither
 */
export async function runChecksNamed(words: readonly string[]): Promise<void> {
  const runs = passedRuns(root);
  const hashOf = (inputs: readonly string[]): Promise<string | undefined> => hashInputs(root, inputs);
  const chosen = chooseChecks(checks, words);
  const { toRun, unchanged } = runsEverything(process.env)
    ? { toRun: chosen, unchanged: [] }
    : await splitUnchanged(chosen, runs, hashOf);
  for (const each of unchanged) printUnchanged(each);
  const reports = await runChecks(
    toRun.map((check) => keepingInputs(check, runs, hashOf)),
    lanesHere(),
    print,
  );
  await printSummaries(reports);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  console.log(`\n${closingLine(passed, failed, await skippedIn(reports))}`);
  if (failed > 0) process.exitCode = 1;
}

async function skippedIn(reports: readonly Report[]): Promise<string[]> {
  const skipped = await Promise.all(reports.map(async ({ check }) => (await check.skipped?.()) ?? []));
  return skipped.flat();
}

async function printSummaries(reports: readonly Report[]): Promise<void> {
  for (const { check, failed } of reports) {
    if (failed === 0 && check.summary) console.log(`\n${(await check.summary()).join('\n')}`);
  }
}

function printUnchanged({ check, passed }: Unchanged): void {
  console.log(
    `same   ${check.name.padEnd(10)} ${String(passed)} passed, and what it reads hasn't changed. CI=1 runs it`,
  );
}

function print({ check, duration, passed, failed, output, notes = [] }: Report): void {
  const seconds = `${(duration / 1_000).toFixed(1)} s`.padStart(8);
  const tests = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${check.name.padEnd(10)} ${seconds}${tests}`);
  for (const note of notes) console.log(`    ${note}`);
  if (failed > 0) console.log(output.trim().replaceAll(/^/gm, '    '));
}
