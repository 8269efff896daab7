/**
 * The pages of the site, read with its components: what everything above the pipeline reads pages by.
 */
import type { VFile } from 'vfile';
import * as pages from '../pipeline/pages/index.ts';
import type { MarkdownOptions, Page, LoadedPage } from '../pipeline/pages/index.ts';
import type { PageElement } from '../pipeline/pages/tree/attributes.ts';
import type { ComponentDefinition } from '../pipeline/pages/tree/page-component.ts';
import { pageComponents } from './registry/definitions.ts';
import { expansions } from './registry/expansions.ts';

export type { Page, LoadedPage } from '../pipeline/pages/index.ts';

/** All components of the site. */
export const registry: pages.ComponentRegistry = {
  definitions: new Map<string, ComponentDefinition>(Object.entries(pageComponents)),
  expansions,
  module: import.meta.url,
};

/**
 * Reads a page: from its cached tree where that is up to date, else anew.
 *
 * @param file path of the page, absolute or from the root of the project
 * @throws a sentence that gives the page, the line and the fix, for an author's mistake
 */
export const readPage = (file: string): Promise<Page> => pages.readPage(registry, file);

/**
 * Reads every page of the documentation, in the order of the site map.
 *
 * @throws the sentence of the first author's mistake
 */
export const loadPages = (): AsyncGenerator<LoadedPage> => pages.loadPages(registry);

/**
 * Writes a page as plain Markdown, with each component in the form that its definition gives.
 *
 * @returns the page with its title as the first heading, ending in a line break
 */
export const pageMarkdown = (page: Page, options: MarkdownOptions = {}): string =>
  pages.pageMarkdown(registry, page, options);

/** As `pageMarkdown`, with the marks of anchors still in it. */
export const markedMarkdown = (page: Page, options: MarkdownOptions): string =>
  pages.markedMarkdown(registry, page, options);

/**
 * The definition of a component of a page.
 *
 * @returns undefined for an element of HTML
 * @throws a sentence with the closest name when there is no such component
 */
export const componentDefinition = (file: VFile, element: PageElement): ComponentDefinition | undefined =>
  pages.componentDefinition(registry, file, element);
