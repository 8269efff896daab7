/**
 * What makes the tree of a page, once for everything that reads pages: MDX is parsed, components instead of content
 * are written out, diagrams drawn, admonitions turned into components, headings given their IDs. What is left is
 * ordinary Markdown and the components of the registry.
 */
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList, Processor } from 'unified';
import type { VFile } from 'vfile';
import { remarkDrawDiagrams } from './diagrams/index.ts';
import { checkComponents } from './check-components.ts';
import { layOutTables } from './steps/table-layout.ts';
import type { ComponentRegistry } from './component-registry.ts';
import { expandComponents } from './expand-components.ts';
import type { PageContent } from './page-content.ts';
import { listOperations } from './page-operations.ts';
import { admonitions } from './steps/admonitions.ts';
import { headingIds } from './steps/heading-ids.ts';
import { foldCodeOnPhones } from './steps/long-code.ts';
import { pinLanguage } from './steps/pinned-language.ts';
import { unusedDirectives } from './steps/unused-directives.ts';

declare module 'vfile' {
  interface DataMap {
    content: PageContent;
    registry: ComponentRegistry;
    tree: Root;
  }
}

type TreeStep = (tree: Root, file: VFile, content: PageContent, registry: ComponentRegistry) => void;

/** A step of the processor that hands a page's content, and the components it can hold, to one of ours. */
function withContent(run: TreeStep) {
  return () =>
    (tree: Root, file: VFile): void => {
      const { content, registry } = file.data;
      if (content === undefined || registry === undefined)
        throw new Error(`${file.path} is read without its content.`);
      run(tree, file, content, registry);
    };
}

/** Keeps the tree for the caller and leaves nothing to be turned into a program. */
function takeTree() {
  return (tree: Root, file: VFile): void => {
    file.data.tree = { type: 'root', children: tree.children };
    tree.children = [];
  };
}

const remarkPlugins: PluggableList = [
  remarkFrontmatter,
  remarkDirective,
  remarkGfm,
  withContent(expandComponents),
  withContent(pinLanguage),
  withContent(listOperations),
  remarkDrawDiagrams,
  withContent(admonitions),
  withContent(unusedDirectives),
  withContent(headingIds),
  withContent(layOutTables),
  withContent(foldCodeOnPhones),
  withContent((tree, file, _content, registry) => {
    checkComponents(tree, file, registry);
  }),
  takeTree,
];

// Only its parser and the steps above run: `takeTree` leaves nothing for those that write a program.
const pageProcessor = createProcessor({ remarkPlugins }) as unknown as Processor;

/**
 * Makes the tree of a page.
 *
 * @param file the page, front matter included
 * @param content what its components are written out from
 * @param registry the components that it can hold
 * @throws a sentence that gives the page, the line and the fix, for an author's mistake
 */
export async function makeTree(
  file: VFile,
  content: PageContent,
  registry: ComponentRegistry,
): Promise<Root> {
  file.data.content = content;
  file.data.registry = registry;
  await pageProcessor.run(pageProcessor.parse(file), file);
  if (file.data.tree === undefined) throw new Error(`The tree of ${file.path} was not made.`);
  return file.data.tree;
}
