import type { ComponentProps, ReactNode } from 'react';
import { views } from '@site/components/registry/views';
import { ScrollingTable, TableParts } from '@site/components/shared/ScrollingTable';
import { Link } from '@site/components/browser/navigation/link';
import { Heading } from '@site/app/shell/Heading';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

/** What the nodes of a page are rendered with: elements of Markdown, and the components of the registry by name. */
export const components = {
  a: ({ href, ...props }: ComponentProps<'a'>): ReactNode => <Link to={href ?? ''} {...props} />,
  h1: (props: HeadingProps): ReactNode => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps): ReactNode => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps): ReactNode => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps): ReactNode => <Heading as="h4" {...props} />,
  h5: (props: HeadingProps): ReactNode => <Heading as="h5" {...props} />,
  h6: (props: HeadingProps): ReactNode => <Heading as="h6" {...props} />,
  table: ScrollingTable,
  ...TableParts,
  ...views,
};
