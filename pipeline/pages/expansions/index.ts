/** The components that a writer puts in place of material; each is written out into headings, text, code and components of the registry. */
import type { Expansion } from '../page-context.ts';
import { expandApplications } from './applications.ts';
import { expandDataTable } from './data-table.ts';
import { expandExpressions } from './expressions.ts';
import { expandFilterIndex, expandFilterReference } from './filter-reference.ts';
import { expandExampleProject } from './example-project.ts';
import { expandNotice } from './notice.ts';
import { expandOperation } from './operation.ts';
import { expandProcessorCalls } from './processor-calls.ts';
import { expandRequest, expandResponse } from './request.ts';
import { expandSampleCoverage } from './sample-coverage.ts';
import { expandSample } from './sample.ts';
import { expandSdkPicker } from './sdk-picker.ts';
import { expandSchema } from './schema.ts';
import { expandServerProject } from './server-project.ts';
import { expandSdkOperations } from './sdk-operations.ts';
import { expandStep, expandStepAnswer } from './step.ts';
import { expandWorkflow } from './workflow.ts';

/** Expansions by the name of their component. */
export const expansions: ReadonlyMap<string, Expansion> = new Map([
  ['Operation', expandOperation],
  ['Schema', expandSchema],
  ['Request', expandRequest],
  ['Response', expandResponse],
  ['Sample', expandSample],
  ['SampleCoverage', expandSampleCoverage],
  ['SdkOperations', expandSdkOperations],
  ['Step', expandStep],
  ['StepAnswer', expandStepAnswer],
  ['Workflow', expandWorkflow],
  ['ExampleProject', expandExampleProject],
  ['ServerProject', expandServerProject],
  ['DataTable', expandDataTable],
  ['Applications', expandApplications],
  ['Notice', expandNotice],
  ['ProcessorCalls', expandProcessorCalls],
  ['FilterReference', expandFilterReference],
  ['FilterIndex', expandFilterIndex],
  ['Expressions', expandExpressions],
  ['SdkPicker', expandSdkPicker],
]);
