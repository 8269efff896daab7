/**
 * From a writer's page to plain pages. `readPage` makes the tree of a page and keeps it. The framework renders that tree,
 * and search, tests and outputs for machines read it.
 */
export { componentDefinition } from './check-components.ts';
export type { ComponentRegistry } from './component-registry.ts';
export { makeTree } from './make-tree.ts';
export { ADMONITION_KINDS } from './steps/admonitions.ts';
export type { PageType } from './page-types.ts';
export { loadPageContent } from './page-content.ts';
export { operationRoutes } from './operation-routes.ts';
export type { Expand, Expansion, PageContext } from './page-context.ts';
export {
  languagesToChoose,
  markedAnchors,
  markedMarkdown,
  pageMarkdown,
  type MarkdownOptions,
  withoutMarks,
} from './as-markdown/index.ts';
export { pageOperations } from './page-operations.ts';
export { readPage, type Page } from './read-page.ts';
export { loadPages, type LoadedPage } from './load-pages.ts';
