import { sampleCoverage as countSamples } from '../../../pipeline/code-samples/requests/index.ts';
import { languageById } from '../../../pipeline/code-samples/index.ts';
import { tableOf } from '../../builders/table.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { text } from '../../../pipeline/pages/tree/build.ts';
import type { sampleCoverage } from './definition.ts';

/** `<SampleCoverage />`: how many request samples each language has, and what the tests check them against. */
export const expand: Expand<typeof sampleCoverage> = (_attributes, { description }) => {
  const rows = countSamples(description).map(({ language, samples, checkedAgainst }) =>
    [languageById(language).label, String(samples), checkedAgainst].map((value) => [text(value)]),
  );
  return [{ ...tableOf(['Language', 'Samples', 'Checked'], rows), align: [null, 'right', null] }];
};
