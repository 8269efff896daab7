/**
 * Every component that the tree of a page can hold, by name. Used when the site is built; code for the browser imports
 * types only. Anything else that an author can put on a page expands into these (`pipeline/pages/expansions`).
 */
import type { AttributesOf, ComponentDefinition, PropsOf } from './page-component.ts';
import { addressCheck } from './AddressCheck/definition.ts';
import { admonition } from './Admonition/definition.ts';
import { card, cards } from './Cards/definition.ts';
import { checkItem } from './CheckItem/definition.ts';
import { checklist } from './Checklist/definition.ts';
import { codeBlock } from './CodeBlock/definition.ts';
import { codeFold } from './CodeFold/definition.ts';
import { codePanel, codeTabs } from './CodeTabs/definition.ts';
import { copyValue, dataRows, rowAnchor } from './DataTable/definition.ts';
import { diagram } from './Diagram/definition.ts';
import { endpoint, endpointFact } from './Endpoint/definition.ts';
import { field, fold, fields } from './Fields/definition.ts';
import { methodList } from './MethodList/definition.ts';
import { operationLink, operationList } from './OperationList/definition.ts';
import {
  emptyResponse,
  operationDetails,
  operationSamples,
  operationSection,
  operationText,
  schemaSection,
} from './OperationSection/definition.ts';
import { sdkPicker } from './SdkPicker/definition.ts';
import { unwrittenLink } from './UnwrittenLink/definition.ts';
import { verifyNote } from './VerifyNote/definition.ts';

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
  Field: field,
  Fold: fold,
  Fields: fields,
  MethodList: methodList,
  OperationDetails: operationDetails,
  OperationLink: operationLink,
  OperationList: operationList,
  OperationSamples: operationSamples,
  OperationSection: operationSection,
  OperationText: operationText,
  RowAnchor: rowAnchor,
  SchemaSection: schemaSection,
  SdkPicker: sdkPicker,
  UnwrittenLink: unwrittenLink,
  VerifyNote: verifyNote,
} as const satisfies Readonly<Record<string, ComponentDefinition>>;

export type PageComponents = typeof pageComponents;
export type PageComponentName = keyof PageComponents;

/** The props of a page component. */
export type ComponentProps<Name extends PageComponentName> = PropsOf<PageComponents[Name]>;

/** The attributes of a page component, as the build writes them. */
export type ComponentAttributes<Name extends PageComponentName> = AttributesOf<PageComponents[Name]>;

/** Names of the components that are part of every page. */
export type EveryPageComponentName = {
  [Name in PageComponentName]: PageComponents[Name]['bundle'] extends 'every-page' ? Name : never;
}[PageComponentName];
