// Change: the components of this site's pages take the place of the theme's. Code is highlighted at build time, so the
// theme's code block, tabs, Mermaid and its fold with script are not registered and do not reach the browser.
import type { ComponentProps } from 'react';
import Admonition from '@theme/Admonition';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import { Card, Cards } from '@site/src/components/Cards';
import { CodeBlock } from '@site/src/components/CodeBlock';
import { CodePanel, CodeTabs } from '@site/src/components/CodeTabs';
import { DataTable, RowAnchor } from '@site/src/components/DataTable';
import { Diagram } from '@site/src/components/Diagram';
import { Endpoint, EndpointFact } from '@site/src/components/Endpoint';
import { Field, FieldFold, Fields } from '@site/src/components/Fields';
import {
  EmptyResponse,
  OperationPart,
  OperationSamples,
  OperationSection,
  OperationText,
  SchemaSection,
} from '@site/src/components/OperationSection';
import { ScrollingTable } from '@site/src/components/ScrollingTable';
import { UnwrittenLink } from '@site/src/components/UnwrittenLink';

const MDXComponents = {
  a: MDXA,
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  h5: (props: ComponentProps<'h5'>) => <MDXHeading as="h5" {...props} />,
  h6: (props: ComponentProps<'h6'>) => <MDXHeading as="h6" {...props} />,
  table: ScrollingTable,
  admonition: Admonition,
  Card,
  Cards,
  CodeBlock,
  CodePanel,
  CodeTabs,
  DataTable,
  Diagram,
  EmptyResponse,
  Endpoint,
  EndpointFact,
  Field,
  FieldFold,
  Fields,
  OperationPart,
  OperationSamples,
  OperationSection,
  OperationText,
  RowAnchor,
  SchemaSection,
  UnwrittenLink,
} satisfies Record<string, unknown>;

export default MDXComponents as unknown as MDXComponentsObject;
