export type { TOCItem } from '@docusaurus/mdx-loader';
export { Collapsible, ThemeClassNames } from '@docusaurus/theme-common';
