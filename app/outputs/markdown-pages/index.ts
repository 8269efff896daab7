/** The pages as Markdown, for assistants, editors, and scripts, with lists of them. */
import { MARKDOWN_INDEX_VERSION, type MarkdownIndex } from '../../../engines/markdown/index.ts';
import { operationRoutes } from '../../../pipeline/pages/index.ts';
import { operationAnchor } from '../../../components/builders/find-operation.ts';
import { llmsLists } from './llms-lists.ts';
import { markdownFiles } from './markdown-files.ts';

export { markdownFile } from './addresses.ts';
export { linkText } from './link-text.ts';

/** What a client receives for a missing page. */
const notFoundText = (siteUrl = ''): string =>
  `# Page not found\n\nThere's nothing at this address. All pages: ${siteUrl}/llms.txt\n`;

/** Everything that's read off the pages as Markdown. */
export interface MarkdownPages {
  /** Contents by file, from the site's root. */
  readonly files: ReadonlyMap<string, string>;
  readonly index: MarkdownIndex;
}

/**
 * Writes every page as Markdown, and the lists of them.
 *
 * @param siteUrl origin of the site. Without one, URLs are paths from its root
 * @throws the sentence for an author's first mistake
 */
export async function makeMarkdownPages(siteUrl: string | undefined): Promise<MarkdownPages> {
  const pages = await markdownFiles(siteUrl);
  const files = new Map([...pages.flatMap((page) => [...page.files]), ...llmsLists(pages, siteUrl)]);
  const operations = [...operationRoutes()].map(([id, route]) => [id, `${route}#${operationAnchor(id)}`]);
  return {
    files: new Map([
      ...[...files].map(([file, { content }]) => [file, content] as const),
      ['404.md', notFoundText(siteUrl)],
    ]),
    index: {
      version: MARKDOWN_INDEX_VERSION,
      pages: pages.map(({ entry }) => entry),
      operations: Object.fromEntries(operations) as MarkdownIndex['operations'],
      tokens: Object.fromEntries([...files].map(([file, { tokens }]) => [file, tokens])),
    },
  };
}
