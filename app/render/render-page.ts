import type { Element, Root as HtmlRoot } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import type { OperationEntry } from '@site/components/browser/reading-place/operation-entries';
import type { SectionOfPage } from '@site/app/shell/contents';
import type { PageType } from '../../pipeline/pages/index.ts';
import { bridge } from '../astro/bridge.ts';
import { sectionsOf } from './contents.ts';
import { endFirstScreen } from './first-screen.ts';
import { renderTree } from './render-tree.ts';
import { resolveLinks } from './resolve-links.ts';

/** A page of the documentation, rendered. */
export interface RenderedPage {
  readonly title: string;
  readonly description: string;
  readonly pageType: PageType;
  readonly html: string;
  /** Empty where the page shows no contents list. */
  readonly sections: readonly SectionOfPage[];
  readonly operations: readonly OperationEntry[];
}

/** Nodes that stay what they are when Markdown becomes HTML. */
const COMPONENTS = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

const highlight = bridge.rehypeHighlightCode();
const nameCode = bridge.rehypeNameCode();

/** Puts the title of a page before its text, unless the text begins with its own. Changes the tree. */
function addTitle(html: HtmlRoot, title: string): void {
  if (html.children.some((node) => node.type === 'element' && node.tagName === 'h1')) return;
  const heading = {
    type: 'element',
    tagName: 'h1',
    properties: {},
    children: [{ type: 'text', value: title }],
  };
  html.children.unshift({
    type: 'element',
    tagName: 'header',
    properties: {},
    children: [heading as Element],
  });
}

async function render(file: string): Promise<RenderedPage> {
  const { tree, frontMatter } = await bridge.readPage(file);
  const html = toHast(tree, { passThrough: [...COMPONENTS] }) as HtmlRoot;
  resolveLinks(html, file);
  await highlight(html, new VFile({ path: file }));
  nameCode(html);
  addTitle(html, frontMatter.title);
  endFirstScreen(html);
  return {
    title: frontMatter.title,
    description: frontMatter.description,
    pageType: frontMatter.page_type,
    html: renderTree(html),
    sections: frontMatter.hide_table_of_contents === true ? [] : sectionsOf(tree),
    operations: bridge.pageOperations(tree).map(({ method, title, anchor }) => ({ method, title, anchor })),
  };
}

/**
 * Renders a page, or takes what was rendered before from the same content by the same code and views.
 *
 * @param file from the project's root, e.g. `content/docs/api/tokens/index.mdx`
 * @throws a sentence that gives the page, the line and the fix, for an author's mistake
 */
export function renderPage(file: string): Promise<RenderedPage> {
  return bridge.cachedRendering(file, () => render(file));
}
