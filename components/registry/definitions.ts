/**
 * The definitions of all components.
 * Written by `npm run components`, from the folders of `components/`.
 */
import type { ComponentDefinition, ExpandedDefinition } from '../../pipeline/pages/tree/page-component.ts';
import { addressCheck } from '../writing/AddressCheck/definition.ts';
import { admonition } from '../writing/Admonition/definition.ts';
import { apiChanges } from '../writing/ApiChanges/definition.ts';
import { applications } from '../writing/Applications/definition.ts';
import { card, cards } from '../writing/Cards/definition.ts';
import { checkItem } from '../writing/CheckItem/definition.ts';
import { checklist } from '../writing/Checklist/definition.ts';
import { codeBlock } from '../generated/CodeBlock/definition.ts';
import { codeFold } from '../generated/CodeFold/definition.ts';
import { codePanel, codeTabs } from '../generated/CodeTabs/definition.ts';
import { copyValue, dataRows, dataTable, rowAnchor } from '../writing/DataTable/definition.ts';
import { diagram } from '../generated/Diagram/definition.ts';
import { endpoint, endpointFact } from '../generated/Endpoint/definition.ts';
import { errorFinder } from '../tools/ErrorFinder/definition.ts';
import { exampleProject } from '../writing/ExampleProject/definition.ts';
import { expressionPlayground } from '../tools/ExpressionPlayground/definition.ts';
import { expressions } from '../writing/Expressions/definition.ts';
import { field, fields } from '../generated/Fields/definition.ts';
import { filterIndex } from '../writing/FilterIndex/definition.ts';
import { filterReference } from '../writing/FilterReference/definition.ts';
import { fold } from '../writing/Fold/definition.ts';
import { methodList } from '../generated/MethodList/definition.ts';
import { notice } from '../writing/Notice/definition.ts';
import {
  operation,
  operationDetails,
  operationSamples,
  operationSection,
  operationText,
} from '../writing/Operation/definition.ts';
import { operationLink, operationList } from '../generated/OperationList/definition.ts';
import { permissionPlanner } from '../tools/PermissionPlanner/definition.ts';
import { phoneFold } from '../generated/PhoneFold/definition.ts';
import { processorCalls } from '../writing/ProcessorCalls/definition.ts';
import { request } from '../writing/Request/definition.ts';
import { emptyResponse, response } from '../writing/Response/definition.ts';
import { runGuide } from '../tools/RunGuide/definition.ts';
import { sample } from '../writing/Sample/definition.ts';
import { sampleCoverage } from '../writing/SampleCoverage/definition.ts';
import { schema, schemaSection } from '../writing/Schema/definition.ts';
import { sdkOperations } from '../writing/SdkOperations/definition.ts';
import { sdkPicker } from '../tools/SdkPicker/definition.ts';
import { serverProject } from '../writing/ServerProject/definition.ts';
import { simulator } from '../tools/Simulator/definition.ts';
import { step } from '../writing/Step/definition.ts';
import { stepAnswer } from '../writing/StepAnswer/definition.ts';
import { testDataPicker } from '../tools/TestDataPicker/definition.ts';
import { toolMiniature } from '../tools/ToolMiniature/definition.ts';
import { verifyNote } from '../writing/VerifyNote/definition.ts';
import { webhookSignature } from '../tools/WebhookSignature/definition.ts';
import { workflow } from '../writing/Workflow/definition.ts';

/** Every component that the tree of a page can hold, by name. */
export const pageComponents = {
  AddressCheck: addressCheck,
  Admonition: admonition,
  Card: card,
  Cards: cards,
  CheckItem: checkItem,
  Checklist: checklist,
  CodeBlock: codeBlock,
  CodeFold: codeFold,
  CodePanel: codePanel,
  CodeTabs: codeTabs,
  CopyValue: copyValue,
  DataRows: dataRows,
  Diagram: diagram,
  EmptyResponse: emptyResponse,
  Endpoint: endpoint,
  EndpointFact: endpointFact,
  ErrorFinder: errorFinder,
  ExpressionPlayground: expressionPlayground,
  Field: field,
  Fields: fields,
  Fold: fold,
  MethodList: methodList,
  OperationDetails: operationDetails,
  OperationLink: operationLink,
  OperationList: operationList,
  OperationSamples: operationSamples,
  OperationSection: operationSection,
  OperationText: operationText,
  PermissionPlanner: permissionPlanner,
  PhoneFold: phoneFold,
  RowAnchor: rowAnchor,
  RunGuide: runGuide,
  SchemaSection: schemaSection,
  SdkPicker: sdkPicker,
  Simulator: simulator,
  TestDataPicker: testDataPicker,
  ToolMiniature: toolMiniature,
  VerifyNote: verifyNote,
  WebhookSignature: webhookSignature,
} as const satisfies Readonly<Record<string, ComponentDefinition>>;

/** Components that only writers use: each is written out into the others. */
export const expandedComponents = {
  ApiChanges: apiChanges,
  Applications: applications,
  DataTable: dataTable,
  ExampleProject: exampleProject,
  Expressions: expressions,
  FilterIndex: filterIndex,
  FilterReference: filterReference,
  Notice: notice,
  Operation: operation,
  ProcessorCalls: processorCalls,
  Request: request,
  Response: response,
  Sample: sample,
  SampleCoverage: sampleCoverage,
  Schema: schema,
  SdkOperations: sdkOperations,
  ServerProject: serverProject,
  Step: step,
  StepAnswer: stepAnswer,
  Workflow: workflow,
} as const satisfies Readonly<Record<string, ExpandedDefinition>>;
