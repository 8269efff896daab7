import os from 'node:os';
import type { Report } from './run-checks.ts';
import { closingLine } from './closing-line.ts';
import { checks } from './list.ts';
import { chooseChecks, runChecks } from './run-checks.ts';

/** A check takes up to this many bytes of memory. */
const MEMORY_OF_ONE = 3_000_000_000;

/** How many checks run at one time: one for each core, since a busy core makes a browser later than a test allows for. */
function lanesHere(): number {
  const byMemory = Math.floor(os.totalmem() / MEMORY_OF_ONE);
  return Math.max(1, Math.min(os.availableParallelism(), byMemory, 3));
}

/**
 * Runs checks, prints how each one ended and, of those that failed, what they printed, then the line "N passed, N
 * failed", which goes on with what was skipped and why. Sets exit code 1 when one failed.
 *
 * @param words names and groups of checks; none means all
 * @throws a sentence when a word is neither
 */
export async function runChecksNamed(words: readonly string[]): Promise<void> {
  const reports = await runChecks(chooseChecks(checks, words), lanesHere(), print);
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

function print({ check, duration, passed, failed, output, notes = [] }: Report): void {
  const seconds = `${(duration / 1_000).toFixed(1)} s`.padStart(8);
  const tests = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${check.name.padEnd(10)} ${seconds}${tests}`);
  for (const note of notes) console.log(`    ${note}`);
  if (failed > 0) console.log(output.trim().replaceAll(/^/gm, '    '));
}
