/**
 * The views of all components of pages, by name.
 * Written by `npm run components`, from the folders of `components/`.
 */
import type { ComponentType } from 'react';
import type { ComponentProps, PageComponentName } from './component-types';
import { AddressCheck } from '../writing/AddressCheck';
import { Admonition } from '../writing/Admonition';
import { Card, Cards } from '../writing/Cards';
import { CheckItem } from '../writing/CheckItem';
import { Checklist } from '../writing/Checklist';
import { CodeBlock } from '../generated/CodeBlock';
import { CodePanel, CodeTabs } from '../generated/CodeTabs';
import { CollapseOnSmallScreens } from '../generated/CollapseOnSmallScreens';
import { CollapsibleCode } from '../generated/CollapsibleCode';
import { CopyValue, DataRows, RowAnchor } from '../writing/DataTable';
import { Diagram } from '../generated/Diagram';
import { Endpoint, EndpointFact } from '../generated/Endpoint';
import { ErrorFinder } from '../tools/ErrorFinder';
import { ExpressionPlayground } from '../tools/ExpressionPlayground';
import { Field, Fields } from '../generated/Fields';
import { Fold } from '../writing/Fold';
import { MethodList } from '../generated/MethodList';
import { OperationDetails, OperationSamples, OperationSection, OperationText } from '../writing/Operation';
import { OperationLink, OperationList } from '../generated/OperationList';
import { PermissionPlanner } from '../tools/PermissionPlanner';
import { EmptyResponse } from '../writing/Response';
import { RunGuide } from '../tools/RunGuide';
import { SchemaSection } from '../writing/Schema';
import { SdkPicker } from '../tools/SdkPicker';
import { Simulator } from '../tools/Simulator';
import { TestDataPicker } from '../tools/TestDataPicker';
import { ToolMiniature } from '../tools/ToolMiniature';
import { VerifyNote } from '../writing/VerifyNote';
import { WebhookSignature } from '../tools/WebhookSignature';

export const views: { readonly [Name in PageComponentName]: ComponentType<ComponentProps<Name>> } = {
  AddressCheck,
  Admonition,
  Card,
  Cards,
  CheckItem,
  Checklist,
  CodeBlock,
  CodePanel,
  CodeTabs,
  CollapseOnSmallScreens,
  CollapsibleCode,
  CopyValue,
  DataRows,
  Diagram,
  EmptyResponse,
  Endpoint,
  EndpointFact,
  ErrorFinder,
  ExpressionPlayground,
  Field,
  Fields,
  Fold,
  MethodList,
  OperationDetails,
  OperationLink,
  OperationList,
  OperationSamples,
  OperationSection,
  OperationText,
  PermissionPlanner,
  RowAnchor,
  RunGuide,
  SchemaSection,
  SdkPicker,
  Simulator,
  TestDataPicker,
  ToolMiniature,
  VerifyNote,
  WebhookSignature,
};
