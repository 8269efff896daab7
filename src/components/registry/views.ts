/**
 * The views of all components of pages, by name.
 * Written by `npm run components`, from the folders of `src/components/`.
 */
import type { ComponentType } from 'react';
import type { ComponentProps, PageComponentName } from '.';
import { AddressCheck } from '../AddressCheck';
import { Admonition } from '../Admonition';
import { Card, Cards } from '../Cards';
import { CheckItem } from '../CheckItem';
import { Checklist } from '../Checklist';
import { CodeBlock } from '../CodeBlock';
import { CodeFold } from '../CodeFold';
import { CodePanel, CodeTabs } from '../CodeTabs';
import { CopyValue, DataRows, RowAnchor } from '../DataTable';
import { Diagram } from '../Diagram';
import { Endpoint, EndpointFact } from '../Endpoint';
import { ErrorFinder } from '../ErrorFinder';
import { ExpressionPlayground } from '../ExpressionPlayground';
import { Field, Fields } from '../Fields';
import { Fold } from '../Fold';
import { MethodList } from '../MethodList';
import { OperationDetails, OperationSamples, OperationSection, OperationText } from '../Operation';
import { OperationLink, OperationList } from '../OperationList';
import { PermissionPlanner } from '../PermissionPlanner';
import { PhoneFold } from '../PhoneFold';
import { EmptyResponse } from '../Response';
import { RunGuide } from '../RunGuide';
import { SchemaSection } from '../Schema';
import { SdkPicker } from '../SdkPicker';
import { Simulator } from '../Simulator';
import { TestDataPicker } from '../TestDataPicker';
import { ToolMiniature } from '../ToolMiniature';
import { VerifyNote } from '../VerifyNote';
import { WebhookSignature } from '../WebhookSignature';

export const views: { readonly [Name in PageComponentName]: ComponentType<ComponentProps<Name>> } = {
  AddressCheck,
  Admonition,
  Card,
  Cards,
  CheckItem,
  Checklist,
  CodeBlock,
  CodeFold,
  CodePanel,
  CodeTabs,
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
  PhoneFold,
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
