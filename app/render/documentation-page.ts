import type { ComponentProps } from 'react';
import type { Page } from '@site/app/shell/Page';
import type { PageFacts } from '../head/page-facts.ts';
import { bridge } from '../astro/bridge.ts';
import { renderPage, type RenderedPage } from './render-page.ts';

/** A page that readers and machines receive, rendered, with what its file and its route say about it. */
interface DocumentationPage {
  readonly page: RenderedPage;
  /** For its layout. */
  readonly facts: PageFacts & { readonly markdown: string };
  /** For its text and what ends it. */
  readonly parts: Pick<
    ComponentProps<typeof Page>,
    'title' | 'html' | 'sections' | 'hasOperations' | 'menu' | 'end'
  >;
}

/** What a page's contents list stands beside; undefined for a page without one. */
export function contentsOf({ sections, operations }: RenderedPage): PageFacts['contents'] {
  if (sections.length === 0) return undefined;
  return operations.length > 0 ? 'operations' : 'text';
}

/** Renders a page. Routes add where it is on the site. */
export async function documentationPage(route: string, file: string): Promise<DocumentationPage> {
  const page = await renderPage(file);
  const { title, description, pageType, html, sections } = page;
  const { supportEmail, siteUrl = '' } = bridge.provider;
  const lastChange = bridge.lastChange(file);
  const hasOperations = page.operations.length > 0;
  const contents = contentsOf(page);
  const markdown = `/${bridge.markdownFile(route)}`;
  return {
    page,
    facts: { title, description, route, markdown, kind: pageType, changed: lastChange, contents },
    parts: {
      ...{ title, html, sections, hasOperations },
      menu: { markdown, assistants: bridge.assistantLinks(markdown, siteUrl) },
      end: { route, supportEmail, origin: siteUrl, lastChange },
    },
  };
}
