/**
 * What writes components out from material, by their names.
 * Written by `npm run components`, from the folders of `src/components/`.
 */
import { expansion } from '../../../pipeline/pages/parts/expansion.ts';
import type { Expansion } from '../../../pipeline/pages/index.ts';
import { apiChanges } from '../ApiChanges/definition.ts';
import { expand as expandApiChanges } from '../ApiChanges/expand.ts';
import { applications } from '../Applications/definition.ts';
import { expand as expandApplications } from '../Applications/expand.ts';
import { dataTable } from '../DataTable/definition.ts';
import { expand as expandDataTable } from '../DataTable/expand.ts';
import { exampleProject } from '../ExampleProject/definition.ts';
import { expand as expandExampleProject } from '../ExampleProject/expand.ts';
import { expressions } from '../Expressions/definition.ts';
import { expand as expandExpressions } from '../Expressions/expand.ts';
import { filterIndex } from '../FilterIndex/definition.ts';
import { expand as expandFilterIndex } from '../FilterIndex/expand.ts';
import { filterReference } from '../FilterReference/definition.ts';
import { expand as expandFilterReference } from '../FilterReference/expand.ts';
import { notice } from '../Notice/definition.ts';
import { expand as expandNotice } from '../Notice/expand.ts';
import { operation } from '../Operation/definition.ts';
import { expand as expandOperation } from '../Operation/expand.ts';
import { processorCalls } from '../ProcessorCalls/definition.ts';
import { expand as expandProcessorCalls } from '../ProcessorCalls/expand.ts';
import { request } from '../Request/definition.ts';
import { expand as expandRequest } from '../Request/expand.ts';
import { response } from '../Response/definition.ts';
import { expand as expandResponse } from '../Response/expand.ts';
import { sample } from '../Sample/definition.ts';
import { expand as expandSample } from '../Sample/expand.ts';
import { sampleCoverage } from '../SampleCoverage/definition.ts';
import { expand as expandSampleCoverage } from '../SampleCoverage/expand.ts';
import { schema } from '../Schema/definition.ts';
import { expand as expandSchema } from '../Schema/expand.ts';
import { sdkOperations } from '../SdkOperations/definition.ts';
import { expand as expandSdkOperations } from '../SdkOperations/expand.ts';
import { sdkPicker } from '../SdkPicker/definition.ts';
import { expand as expandSdkPicker } from '../SdkPicker/expand.ts';
import { serverProject } from '../ServerProject/definition.ts';
import { expand as expandServerProject } from '../ServerProject/expand.ts';
import { step } from '../Step/definition.ts';
import { expand as expandStep } from '../Step/expand.ts';
import { stepAnswer } from '../StepAnswer/definition.ts';
import { expand as expandStepAnswer } from '../StepAnswer/expand.ts';
import { workflow } from '../Workflow/definition.ts';
import { expand as expandWorkflow } from '../Workflow/expand.ts';

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
