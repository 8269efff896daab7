/**
 * The views that are part of every page, by name; one with the bundle `own-page` is imported by its pages.
 * Written by `npm run components`, from the folders of `src/components/`.
 */
import type { ComponentType } from 'react';
import type { ComponentProps, EveryPageComponentName } from '.';
import { Admonition } from '../Admonition';
import { Card, Cards } from '../Cards';
import { CodeBlock } from '../CodeBlock';
import { CodeFold } from '../CodeFold';
import { CodePanel, CodeTabs } from '../CodeTabs';
import { CopyValue, DataRows, RowAnchor } from '../DataTable';
import { Diagram } from '../Diagram';
import { Endpoint, EndpointFact } from '../Endpoint';
import { Field, Fields, Fold } from '../Fields';
import { OperationDetails, OperationSamples, OperationSection, OperationText } from '../Operation';
import { OperationLink, OperationList } from '../OperationList';
import { EmptyResponse } from '../Response';
import { SchemaSection } from '../Schema';
import { UnwrittenLink } from '../UnwrittenLink';
import { VerifyNote } from '../VerifyNote';

export const views: { readonly [Name in EveryPageComponentName]: ComponentType<ComponentProps<Name>> } = {
  Admonition,
  Card,
  Cards,
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
  Field,
  Fields,
  Fold,
  OperationDetails,
  OperationLink,
  OperationList,
  OperationSamples,
  OperationSection,
  OperationText,
  RowAnchor,
  SchemaSection,
  UnwrittenLink,
  VerifyNote,
};
