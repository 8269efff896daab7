// Change: the components of this site's pages replace the theme's. Code is highlighted at build time, so the theme's
// code block, tabs, Mermaid and scripted `<details>` are not registered and do not reach the browser.
import type { ComponentProps as ElementProps, ComponentType } from 'react';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import { Admonition } from '@site/src/components/Admonition';
import { Card, Cards } from '@site/src/components/Cards';
import { CodeBlock } from '@site/src/components/CodeBlock';
import { CodeFold } from '@site/src/components/CodeFold';
import { CodePanel, CodeTabs } from '@site/src/components/CodeTabs';
import { CopyValue, DataRows, RowAnchor } from '@site/src/components/DataTable';
import { Diagram } from '@site/src/components/Diagram';
import { Endpoint, EndpointFact } from '@site/src/components/Endpoint';
import { Field, Fold, Fields } from '@site/src/components/Fields';
import { OperationLink, OperationList } from '@site/src/components/OperationList';
import {
  EmptyResponse,
  OperationDetails,
  OperationSamples,
  OperationSection,
  OperationText,
  SchemaSection,
} from '@site/src/components/OperationSection';
import type { ComponentProps, EveryPageComponentName } from '@site/src/components/registry';
import { ScrollingTable, TableParts } from '@site/src/components/ScrollingTable';
import { UnwrittenLink } from '@site/src/components/UnwrittenLink';
import { VerifyNote } from '@site/src/components/VerifyNote';

/** What is part of every page; a component with the bundle `own-page` is imported by its pages. */
const pageComponents: { readonly [Name in EveryPageComponentName]: ComponentType<ComponentProps<Name>> } = {
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
  Fold,
  Fields,
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

const MDXComponents = {
  a: MDXA,
  h1: (props: ElementProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ElementProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ElementProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ElementProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  h5: (props: ElementProps<'h5'>) => <MDXHeading as="h5" {...props} />,
  h6: (props: ElementProps<'h6'>) => <MDXHeading as="h6" {...props} />,
  table: ScrollingTable,
  ...TableParts,
  ...pageComponents,
} satisfies Record<string, unknown>;

export default MDXComponents as unknown as MDXComponentsObject;
