/** The components that a writer puts in place of material; each is written out into headings, text, code and components of the registry. */
import type { Expansion } from '../page-context.ts';
import { expandDataTable } from './data-table.ts';
import { expandOperation } from './operation.ts';
import { expandRequest, expandResponse } from './request.ts';
import { expandSampleCoverage } from './sample-coverage.ts';
import { expandSample } from './sample.ts';
import { expandSchema } from './schema.ts';

/** Expansions by the name of their component. */
export const expansions: ReadonlyMap<string, Expansion> = new Map([
  ['Operation', expandOperation],
  ['Schema', expandSchema],
  ['Request', expandRequest],
  ['Response', expandResponse],
  ['Sample', expandSample],
  ['SampleCoverage', expandSampleCoverage],
  ['DataTable', expandDataTable],
]);
