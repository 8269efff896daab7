// Change: the components of this site's pages replace the theme's. Code is highlighted at build time, so the theme's
// code block, tabs, Mermaid and scripted `<details>` are not registered and do not reach the browser.
import type { ComponentProps } from 'react';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import { views } from '@site/src/components/registry/views';
import { ScrollingTable, TableParts } from '@site/src/components/ScrollingTable';

const MDXComponents = {
  a: MDXA,
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  h5: (props: ComponentProps<'h5'>) => <MDXHeading as="h5" {...props} />,
  h6: (props: ComponentProps<'h6'>) => <MDXHeading as="h6" {...props} />,
  table: ScrollingTable,
  ...TableParts,
  ...views,
} satisfies Record<string, unknown>;

export default MDXComponents as unknown as MDXComponentsObject;
