/** What a reader sees when something fails in the browser. The tests of `tests/browser/faults/` as a table. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/project.mjs';
import { reached, table } from '../report.ts';
import { faultRows, type JsonReport } from './rows.ts';

const run = promisify(execFile);

const TESTS = ['tests/browser/faults', 'tests/browser/roll-out'];

/** Runs the tests and lists them. A test that fails ends the bench with exit code 1. */
export async function measureFaults(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'faults-'));
  const file = path.join(folder, 'report.json');
  try {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const options = ['run', '--project', 'browser', '--reporter=json', `--outputFile=${file}`, ...TESTS];
    // A test that fails is a row of the table.
    await run(process.execPath, [vitest, ...options], { cwd: root, maxBuffer: 64_000_000 }).catch(
      () => undefined,
    );
    const report = JSON.parse(await readFile(file, 'utf8')) as JsonReport;
    const rows = faultRows(report, root);
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const passed = tests.filter(({ status }) => status === 'passed').length;
    const skipped = tests.filter(({ status }) => status === 'pending' || status === 'skipped').length;
    return `Every fault has its tests, which \`npm test -- browser\` runs. Here, ${String(passed)} of ${String(tests.length)} passed${skipped === 0 ? '' : `, and ${String(skipped)} were skipped`}: ${reached(passed + skipped, tests.length)}.\n\n${table(rows)}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
