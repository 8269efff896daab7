/**
 * `npm run api-changes` writes down what has changed in the API description, day by day, for the changelog and its
 * feeds. Run it after a change to `content/openapi/` and commit both together.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { DESCRIPTION_DIRECTORY } from '../../pipeline/content/api-description/index.ts';
import { RECORDS } from '../../pipeline/cache/index.ts';
import { endWithSentence } from '../lib/end-with-sentence.mjs';
import { makeRecord } from './make-record.ts';

/** Where the description was before all content came into one folder. */
const FORMER_DIRECTORY = 'openapi';

await endWithSentence(async () => {
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const record = await makeRecord(process.cwd(), [DESCRIPTION_DIRECTORY, FORMER_DIRECTORY], today);
  const options = { ...(await resolveConfig(RECORDS.apiChanges)), filepath: RECORDS.apiChanges };
  writeFileSync(RECORDS.apiChanges, await format(JSON.stringify(record), options));
  const count = record.days.reduce((sum, { changes }) => sum + changes.length, 0);
  console.log(`${RECORDS.apiChanges}: ${String(count)} changes on ${String(record.days.length)} days.`);
});
