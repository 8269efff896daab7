/**
 * `npm run accessibility` runs the tests of accessibility on the built site, and writes what they checked into
 * `content/records/accessibility-checks.yaml`, with the date, for `/docs/accessibility`.
 */
import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { RECORDS } from '../../pipeline/cache/index.ts';
import { runInstalled } from '../checks/command-check.ts';
import { endWithSentence } from '../lib/end-with-sentence.mjs';
import { ensureBrowser } from '../lib/find-browser.ts';
import { formatted } from '../lib/formatted.ts';
import { ACCESSIBILITY_TESTS, accessibilityTable } from './rows.ts';

const FILE = RECORDS.accessibilityChecks;

await endWithSentence(async () => {
  const { ok, output } = await runInstalled(
    'vitest',
    ['run', '--project', 'browser', '--project', 'every-page', '--reporter=minimal', ...ACCESSIBILITY_TESTS],
    // axe looks at all pages then.
    { CHROME_PATH: await ensureBrowser(process.env), TEST_ALL: '1' },
  );
  if (!ok)
    throw new Error(`${output.trim()}\n${FILE} is unchanged. Correct what failed and run the command again.`);
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const table = accessibilityTable(today);
  writeFileSync(FILE, formatted(FILE, stringify(table)));
  console.log(`${FILE}: ${String(table.rows.length)} checks passed on ${today}.`);
});
