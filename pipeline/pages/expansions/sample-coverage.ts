import type { TableCell, TableRow } from 'mdast';
import * as z from 'zod';
import { sampleCoverage } from '../../languages/requests/coverage.ts';
import { languageById } from '../../languages/lists.ts';
import { readAttributes } from '../tree/attributes.ts';
import type { Expansion } from '../page-context.ts';
import { text } from '../tree/build.ts';

function row(cells: readonly string[]): TableRow {
  const children = cells.map((value): TableCell => ({ type: 'tableCell', children: [text(value)] }));
  return { type: 'tableRow', children };
}

/** `<SampleCoverage />`: how many request samples each language has, and what the tests check them against. */
export const expandSampleCoverage: Expansion = (element, { file, description }) => {
  readAttributes(file, element, z.strictObject({}));
  const rows = sampleCoverage(description).map(({ language, samples, checkedAgainst }) =>
    row([languageById(language).label, String(samples), checkedAgainst]),
  );
  return [
    {
      type: 'table',
      align: [null, 'right', null],
      children: [row(['Language', 'Samples', 'Checked']), ...rows],
    },
  ];
};
