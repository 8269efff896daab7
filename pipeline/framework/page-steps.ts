/** The page pipeline for the options of a content plugin of the framework. */
import { createTOCExportNodeAST } from '@docusaurus/mdx-loader/lib/remark/toc/utils.js';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { rehypeHighlightCode, rehypeNameCode } from '../pages/highlight/index.ts';
import { readPage } from '../pages/index.ts';

/**
 * Puts the tree of the reader in the place of the one that the framework parsed. Its own steps find nothing left to do.
 */
function takeReadTree() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = await readPage(file.path);
    tree.children = page.tree.children;
  };
}

/** Writes the contents list, which the framework would write too, without the headings inside operations. */
function writeContentsList() {
  return async (tree: Root): Promise<void> => {
    const headings: Heading[] = [];
    visit(tree, 'heading', (heading) => {
      if (heading.data?.inContents !== false) headings.push(heading);
    });
    const tocItems = headings.map((heading) => ({ type: 'heading' as const, heading }));
    tree.children.push(await createTOCExportNodeAST({ tocExportName: 'toc', tocItems }));
  };
}

/** Pages come from the reader, whatever the framework has parsed; last, code is highlighted and named. */
export const pageSteps = {
  beforeDefaultRemarkPlugins: [takeReadTree, writeContentsList],
  rehypePlugins: [rehypeHighlightCode, rehypeNameCode],
};
