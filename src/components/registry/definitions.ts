/**
 * The definitions of all components.
 * Written by `npm run components`, from the folders of `src/components/`.
 */
import type { ComponentDefinition, ExpandedDefinition } from '../page-component.ts';
import { addressCheck } from '../AddressCheck/definition.ts';
import { admonition } from '../Admonition/definition.ts';
import { apiChanges } from '../ApiChanges/definition.ts';
import { applications } from '../Applications/definition.ts';
import { card, cards } from '../Cards/definition.ts';
import { checkItem } from '../CheckItem/definition.ts';
import { checklist } from '../Checklist/definition.ts';
import { codeBlock } from '../CodeBlock/definition.ts';
import { codeFold } from '../CodeFold/definition.ts';
import { codePanel, codeTabs } from '../CodeTabs/definition.ts';
import { copyValue, dataRows, dataTable, rowAnchor } from '../DataTable/definition.ts';
import { diagram } from '../Diagram/definition.ts';
import { endpoint, endpointFact } from '../Endpoint/definition.ts';
import { errorFinder } from '../ErrorFinder/definition.ts';
import { exampleProject } from '../ExampleProject/definition.ts';
import { expressionPlayground } from '../ExpressionPlayground/definition.ts';
import { expressions } from '../Expressions/definition.ts';
import { field, fields } from '../Fields/definition.ts';
import { filterIndex } from '../FilterIndex/definition.ts';
import { filterReference } from '../FilterReference/definition.ts';
import { fold } from '../Fold/definition.ts';
import { methodList } from '../MethodList/definition.ts';
import { notice } from '../Notice/definition.ts';
import {
  operation,
  operationDetails,
  operationSamples,
  operationSection,
  operationText,
} from '../Operation/definition.ts';
import { operationLink, operationList } from '../OperationList/definition.ts';
import { permissionPlanner } from '../PermissionPlanner/definition.ts';
import { phoneFold } from '../PhoneFold/definition.ts';
import { processorCalls } from '../ProcessorCalls/definition.ts';
import { request } from '../Request/definition.ts';
import { emptyResponse, response } from '../Response/definition.ts';
import { runGuide } from '../RunGuide/definition.ts';
import { sample } from '../Sample/definition.ts';
import { sampleCoverage } from '../SampleCoverage/definition.ts';
import { schema, schemaSection } from '../Schema/definition.ts';
import { sdkOperations } from '../SdkOperations/definition.ts';
import { sdkPicker } from '../SdkPicker/definition.ts';
import { serverProject } from '../ServerProject/definition.ts';
import { simulator } from '../Simulator/definition.ts';
import { step } from '../Step/definition.ts';
import { stepAnswer } from '../StepAnswer/definition.ts';
import { testDataPicker } from '../TestDataPicker/definition.ts';
import { toolMiniature } from '../ToolMiniature/definition.ts';
import { verifyNote } from '../VerifyNote/definition.ts';
import { webhookSignature } from '../WebhookSignature/definition.ts';
import { workflow } from '../Workflow/definition.ts';

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
