/**
 * What writes components out from content, by their names.
 * Written by `npm run components`, from the folders of `components/`.
 */
import { expansion } from '../builders/expansion.ts';
import type { Expansion } from '../../pipeline/pages/index.ts';
import { apiChanges } from '../writing/ApiChanges/definition.ts';
import { expand as expandApiChanges } from '../writing/ApiChanges/expand.ts';
import { applications } from '../writing/Applications/definition.ts';
import { expand as expandApplications } from '../writing/Applications/expand.ts';
import { dataTable } from '../writing/DataTable/definition.ts';
import { expand as expandDataTable } from '../writing/DataTable/expand.ts';
import { exampleProject } from '../writing/ExampleProject/definition.ts';
import { expand as expandExampleProject } from '../writing/ExampleProject/expand.ts';
import { expressions } from '../writing/Expressions/definition.ts';
import { expand as expandExpressions } from '../writing/Expressions/expand.ts';
import { filterIndex } from '../writing/FilterIndex/definition.ts';
import { expand as expandFilterIndex } from '../writing/FilterIndex/expand.ts';
import { filterReference } from '../writing/FilterReference/definition.ts';
import { expand as expandFilterReference } from '../writing/FilterReference/expand.ts';
import { notice } from '../writing/Notice/definition.ts';
import { expand as expandNotice } from '../writing/Notice/expand.ts';
import { operation } from '../writing/Operation/definition.ts';
import { expand as expandOperation } from '../writing/Operation/expand.ts';
import { processorCalls } from '../writing/ProcessorCalls/definition.ts';
import { expand as expandProcessorCalls } from '../writing/ProcessorCalls/expand.ts';
import { request } from '../writing/Request/definition.ts';
import { expand as expandRequest } from '../writing/Request/expand.ts';
import { response } from '../writing/Response/definition.ts';
import { expand as expandResponse } from '../writing/Response/expand.ts';
import { sample } from '../writing/Sample/definition.ts';
import { expand as expandSample } from '../writing/Sample/expand.ts';
import { sampleCoverage } from '../writing/SampleCoverage/definition.ts';
import { expand as expandSampleCoverage } from '../writing/SampleCoverage/expand.ts';
import { schema } from '../writing/Schema/definition.ts';
import { expand as expandSchema } from '../writing/Schema/expand.ts';
import { sdkOperations } from '../writing/SdkOperations/definition.ts';
import { expand as expandSdkOperations } from '../writing/SdkOperations/expand.ts';
import { sdkPicker } from '../tools/SdkPicker/definition.ts';
import { expand as expandSdkPicker } from '../tools/SdkPicker/expand.ts';
import { serverProject } from '../writing/ServerProject/definition.ts';
import { expand as expandServerProject } from '../writing/ServerProject/expand.ts';
import { step } from '../writing/Step/definition.ts';
import { expand as expandStep } from '../writing/Step/expand.ts';
import { stepAnswer } from '../writing/StepAnswer/definition.ts';
import { expand as expandStepAnswer } from '../writing/StepAnswer/expand.ts';
import { workflow } from '../writing/Workflow/definition.ts';
import { expand as expandWorkflow } from '../writing/Workflow/expand.ts';

export const expansions: ReadonlyMap<string, Expansion> = new Map([
  ['ApiChanges', expansion(apiChanges, expandApiChanges)],
  ['Applications', expansion(applications, expandApplications)],
  ['DataTable', expansion(dataTable, expandDataTable)],
  ['ExampleProject', expansion(exampleProject, expandExampleProject)],
  ['Expressions', expansion(expressions, expandExpressions)],
  ['FilterIndex', expansion(filterIndex, expandFilterIndex)],
  ['FilterReference', expansion(filterReference, expandFilterReference)],
  ['Notice', expansion(notice, expandNotice)],
  ['Operation', expansion(operation, expandOperation)],
  ['ProcessorCalls', expansion(processorCalls, expandProcessorCalls)],
  ['Request', expansion(request, expandRequest)],
  ['Response', expansion(response, expandResponse)],
  ['Sample', expansion(sample, expandSample)],
  ['SampleCoverage', expansion(sampleCoverage, expandSampleCoverage)],
  ['Schema', expansion(schema, expandSchema)],
  ['SdkOperations', expansion(sdkOperations, expandSdkOperations)],
  ['SdkPicker', expansion(sdkPicker, expandSdkPicker)],
  ['ServerProject', expansion(serverProject, expandServerProject)],
  ['Step', expansion(step, expandStep)],
  ['StepAnswer', expansion(stepAnswer, expandStepAnswer)],
  ['Workflow', expansion(workflow, expandWorkflow)],
]);
