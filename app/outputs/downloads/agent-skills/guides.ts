/** The pages that skills are made from, and parts of them as Markdown. */
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { pageFile, sitePages } from '../../../../pipeline/content/site/site-map.ts';
import { languageLabel } from '../../../../pipeline/code-samples/index.ts';
import { pageMarkdown, readPage, type Page } from '../../../../components/pages.ts';
import { languagesToChoose } from '../../../../pipeline/pages/index.ts';
import { addressOnSite } from './addresses.ts';

/** A part of a page. */
export interface GuideSection {
  readonly title: string;
  /** Without its heading. */
  readonly text: string;
  /** Where the page has it, e.g. `/docs/api/testing#3ds`. */
  readonly address: string;
}

/** Calls are in cURL, which any assistant can run. Files in other languages go with the skill. */
export const CALL_LANGUAGE = 'curl';

/**
 * Reads the page at a route.
 *
 * @throws Error, a sentence, when there's none
 */
export function guideAt(route: string): Promise<Page> {
  const file = pageFile(route);
  if (file === undefined) throw new Error(`There's no page ${route}. Name the route of a page.`);
  return readPage(file);
}

/** Where a link of a page leads, for someone who has the skill alone. */
function linkFrom(page: Page, route: string): (url: string) => string {
  const routes = new Map(sitePages.map((one) => [one.file, one.route]));
  return (url) => {
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url)) return url;
    const [, address = '', hash = ''] = /^([^#]*)(.*)$/.exec(url) ?? [];
    if (address === '') return addressOnSite(route + hash);
    const file = path.posix.join(address.startsWith('/') ? '.' : path.posix.dirname(page.file), address);
    return addressOnSite((routes.get(file.replace(/^\//, '')) ?? address) + hash);
  };
}

/** Writes nodes of a page as Markdown. */
export function markdownOf(page: Page, route: string, nodes: readonly RootContent[]): string {
  const tree: Root = { type: 'root', children: [...nodes] };
  const markdown = pageMarkdown(
    { ...page, tree },
    { language: CALL_LANGUAGE, addressOf: linkFrom(page, route) },
  );
  // It begins with the page's title.
  return markdown.replace(/^# .*\n+/, '').trim();
}

/** What a skill says of its page. */
export interface GuideFacts {
  readonly title: string;
  /** What the page says before its first section. */
  readonly introduction: string;
  /** The languages that it can be read in alone, in the order of their tabs. */
  readonly languages: readonly { readonly id: string; readonly label: string }[];
}

/** Reads what a skill says of the page at a route. */
export async function guideFacts(route: string): Promise<GuideFacts> {
  const page = await guideAt(route);
  const { children } = page.tree;
  const end = children.findIndex(({ type }) => type === 'heading');
  const paragraphs = children.slice(0, end).filter(({ type }) => type === 'paragraph');
  return {
    title: page.frontMatter.title,
    introduction: markdownOf(page, route, paragraphs),
    languages: languagesToChoose(page.tree).map((id) => ({
      id,
      label: languageLabel(id),
    })),
  };
}
