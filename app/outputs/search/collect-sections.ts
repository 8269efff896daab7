import type { SitePage } from '../../../pipeline/content/site/site-map.ts';
import {
  shortenAnchor,
  type PageTexts,
  type SearchDoc,
  type SearchGroup,
} from '../../../engines/search/index.ts';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { loadPages, type LoadedPage } from '../../../components/pages.ts';
import { errorMessages } from './error-messages.ts';
import { readSections, type SearchablePage } from './read-sections.ts';
import { sdkLanguages } from './sdk-languages.ts';

/** Everything that is searched. */
export interface SearchContent {
  readonly docs: readonly SearchDoc[];
  /**
   * For each section of all pages, numbered through: the names that it documents, and the messages that it explains.
   */
  readonly names: readonly string[];
  /** For each page: the blocks of text of its sections. */
  readonly texts: readonly PageTexts[];
}

/** A block in more sections than this distinguishes none of them: standard errors, common parameters. */
const MOST_SECTIONS_OF_A_BLOCK = 3;

/** Pages that readers want only when they name them. */
const DEPRECATED_WEIGHT = 0.5;
const SDK_LANGUAGE_WEIGHT = 0.8;
/** A tool repeats the words of the page that explains its subject, which is what a reader asks for first. */
const TOOL_WEIGHT = 0.4;
const TOOL_PAGE = /^\/docs\/tools(?:\/|$)/;
const SDK_LANGUAGE_PAGE = /^\/docs\/sdks\/(?:server-side|mobile)\//;

function groupOf(route: string): SearchGroup {
  if (route.startsWith('/docs/api')) return 'api';
  return route.startsWith('/docs/sdks') ? 'sdks' : 'guides';
}

function weightOf({ route, badge }: SitePage): number {
  if (badge === 'deprecated') return DEPRECATED_WEIGHT;
  if (TOOL_PAGE.test(route)) return TOOL_WEIGHT;
  return SDK_LANGUAGE_PAGE.test(route) ? SDK_LANGUAGE_WEIGHT : 1;
}

function searchDoc(
  page: SitePage,
  { frontMatter, languages, askedFor, sections }: SearchablePage,
  routes: readonly string[],
): SearchDoc {
  const { title, description } = frontMatter;
  const weight = weightOf(page);
  const sdkOf = sdkLanguages(page.route, routes);
  return {
    url: page.route,
    title,
    description,
    group: groupOf(page.route),
    ...(weight === 1 ? {} : { weight }),
    ...(languages.length === 0 ? {} : { languages }),
    ...(sdkOf.length === 0 ? {} : { sdkOf }),
    ...(askedFor === undefined ? {} : { askedFor }),
    sections: sections.map(({ heading, anchor, level }) => {
      const short = shortenAnchor(anchor, heading);
      return { heading, level, ...(short === undefined ? {} : { anchor: short }) };
    }),
  };
}

function withoutRepeatedBlocks(pages: readonly SearchablePage[]): readonly SearchablePage[] {
  const counts = new Map<string, number>();
  for (const { sections } of pages)
    for (const { blocks } of sections)
      for (const block of new Set(blocks)) counts.set(block, (counts.get(block) ?? 0) + 1);
  const isOwn = (block: string): boolean => (counts.get(block) ?? 0) <= MOST_SECTIONS_OF_A_BLOCK;
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({ ...section, blocks: section.blocks.filter(isOwn) })),
  }));
}

/**
 * Brings pages into the form that's searched. Sections are numbered through, in the order of the pages.
 *
 * @param pages where each page is on the site, and what was read from it
 * @param messages error messages by the anchor of the section that explains them
 */
export function searchContent(
  pages: readonly { readonly page: SitePage; readonly content: SearchablePage }[],
  messages: ReadonlyMap<string, readonly string[]>,
): SearchContent {
  const contents = withoutRepeatedBlocks(pages.map(({ content }) => content));
  const routes = pages.map(({ page }) => page.route);
  return {
    docs: pages.map(({ page, content }) => searchDoc(page, content, routes)),
    names: contents.flatMap(({ sections }) =>
      sections.map(({ anchor, names }) => [...names, ...(messages.get(anchor) ?? [])].join(' ')),
    ),
    texts: contents.map(({ sections }) => sections.map(({ blocks }) => blocks)),
  };
}

/**
 * Reads what is searched from every page of the documentation.
 *
 * @param loaded the pages, where the caller has read them
 * @throws the sentence of the first author's mistake
 */
export async function collectSections(
  loaded: AsyncIterable<LoadedPage> | Iterable<LoadedPage> = loadPages(),
): Promise<SearchContent> {
  const pages: { page: SitePage; content: SearchablePage }[] = [];
  for await (const { place, page } of loaded) {
    pages.push({ page: place, content: readSections(page) });
  }
  return searchContent(pages, errorMessages(await loadApiDescription()));
}
