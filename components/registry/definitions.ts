/**
 * The definitions of all components that the tree of a page can hold.
 * Written by `npm run components`, from the folders of `components/`.
 */
import type { ComponentDefinition } from '../../pipeline/pages/tree/page-component.ts';
import { addressCheck } from '../writing/AddressCheck/definition.ts';
import { admonition } from '../writing/Admonition/definition.ts';
import { card, cards } from '../writing/Cards/definition.ts';
import { checkItem } from '../writing/CheckItem/definition.ts';
import { checklist } from '../writing/Checklist/definition.ts';
import { codeBlock } from '../generated/CodeBlock/definition.ts';
import { codePanel, codeTabs } from '../generated/CodeTabs/definition.ts';
import { collapseOnSmallScreens } from '../generated/CollapseOnSmallScreens/definition.ts';
import { collapsibleCode } from '../generated/CollapsibleCode/definition.ts';
import { copyValue, dataRows, rowAnchor } from '../writing/DataTable/definition.ts';
import { diagram } from '../generated/Diagram/definition.ts';
import { endpoint, endpointFact } from '../generated/Endpoint/definition.ts';
import { errorFinder } from '../tools/ErrorFinder/definition.ts';
import { expressionPlayground } from '../tools/ExpressionPlayground/definition.ts';
import { field, fields } from '../generated/Fields/definition.ts';
import { fold } from '../writing/Fold/definition.ts';
import { methodList } from '../generated/MethodList/definition.ts';
import {
  operationDetails,
  operationSamples,
  operationSection,
  operationText,
} from '../writing/Operation/definition.ts';
import { operationLink, operationList } from '../generated/OperationList/definition.ts';
import { permissionPlanner } from '../tools/PermissionPlanner/definition.ts';
import { emptyResponse } from '../writing/Response/definition.ts';
import { runGuide } from '../tools/RunGuide/definition.ts';
import { schemaSection } from '../writing/Schema/definition.ts';
import { sdkPicker } from '../tools/SdkPicker/definition.ts';
import { simulator } from '../tools/Simulator/definition.ts';
import { testDataPicker } from '../tools/TestDataPicker/definition.ts';
import { toolMiniature } from '../tools/ToolMiniature/definition.ts';
import { verifyNote } from '../writing/VerifyNote/definition.ts';
import { webhookSignature } from '../tools/WebhookSignature/definition.ts';

export const pageComponents = {
  AddressCheck: addressCheck,
  Admonition: admonition,
  Card: card,
  Cards: cards,
  CheckItem: checkItem,
  Checklist: checklist,
  CodeBlock: codeBlock,
  CodePanel: codePanel,
  CodeTabs: codeTabs,
  CollapseOnSmallScreens: collapseOnSmallScreens,
  CollapsibleCode: collapsibleCode,
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
