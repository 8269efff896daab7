import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { textAttribute } from './tree/attributes.ts';
import { failPage } from './tree/author-error.ts';
import type { ComponentRegistry } from './component-registry.ts';
import { schemaAnchor } from './tree/schema-anchor.ts';
import type { PageContent } from './page-content.ts';
import type { PageContext } from './page-context.ts';

interface ElementInParent {
  readonly element: MdxJsxFlowElement;
  readonly parent: Parent;
}

/** The components to expand, innermost first, so that children are plain blocks when their parent is expanded. */
function placesToExpand(tree: Root, file: VFile, { expansions }: ComponentRegistry): ElementInParent[] {
  const places: ElementInParent[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === null || !expansions.has(node.name) || parent === undefined) return;
    if (node.type === 'mdxJsxTextElement') {
      failPage(
        file,
        node,
        `<${node.name}> is in a line of text. Put it in a paragraph of its own, with an empty line before and after.`,
      );
    }
    places.unshift({ element: node, parent });
  });
  return places;
}

function documentedSchemas(tree: Root): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Schema') return undefined;
    const name = textAttribute(node, 'name');
    if (name !== undefined) anchors.set(name, schemaAnchor(name));
    return SKIP;
  });
  return anchors;
}

/**
 * Replaces each component that has an expansion, such as `<Operation>` or `<DataTable>`, by the content that it names:
 * headings, paragraphs, code blocks, tables and plain components. Changes the tree.
 *
 * @throws a sentence that gives the page, the line, the component and the fix
 */
export function expandComponents(
  tree: Root,
  file: VFile,
  content: PageContent,
  registry: ComponentRegistry,
): void {
  const page: PageContext = { ...content, schemaAnchors: documentedSchemas(tree) };
  for (const { element, parent } of placesToExpand(tree, file, registry)) {
    const blocks = registry.expansions.get(element.name ?? '')?.(element, file, page) ?? [];
    parent.children.splice(parent.children.indexOf(element), 1, ...(blocks as RootContent[]));
  }
}
