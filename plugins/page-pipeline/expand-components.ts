import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { loadApiDescription } from '../api-description/index.ts';
import { textAttribute } from './attributes.ts';
import { failPage } from './author-error.ts';
import { expandDataTable } from './expand-data-table.ts';
import { expandOperation } from './expand-operation.ts';
import { expandRequest, expandResponse } from './expand-request.ts';
import { expandSample } from './expand-sample.ts';
import { expandSampleCoverage } from './expand-sample-coverage.ts';
import { expandSchema, schemaAnchor } from './expand-schema.ts';
import type { Expansion, PageContext } from './page-context.ts';

const expansions: Readonly<Record<string, Expansion>> = {
  Operation: expandOperation,
  Schema: expandSchema,
  Request: expandRequest,
  Response: expandResponse,
  Sample: expandSample,
  SampleCoverage: expandSampleCoverage,
  DataTable: expandDataTable,
};

interface Place {
  readonly element: MdxJsxFlowElement;
  readonly parent: Parent;
}

/** The components to expand, innermost first, so that children are plain blocks when their parent is expanded. */
function placesToExpand(tree: Root, file: VFile): Place[] {
  const places: Place[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type === 'mdxJsxTextElement' && node.name !== null && node.name in expansions) {
      failPage(
        file,
        node,
        `<${node.name}> stands in a line of text. Put it in a paragraph of its own, with an empty line before and after.`,
      );
    }
    if (
      node.type === 'mdxJsxFlowElement' &&
      node.name !== null &&
      node.name in expansions &&
      parent !== undefined
    ) {
      places.unshift({ element: node, parent });
    }
    return undefined;
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
 * Remark plugin: writes the components that stand for material of `openapi/`, `samples/` and `data/` out as headings,
 * paragraphs, code blocks and a few plain components, before headings, contents list and links are read off the tree.
 */
export function expandComponents() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places = placesToExpand(tree, file);
    if (places.length === 0) return;
    const context: PageContext = {
      file,
      description: await loadApiDescription(),
      schemaAnchors: documentedSchemas(tree),
    };
    for (const { element, parent } of places) {
      const expand = expansions[element.name ?? ''];
      if (expand === undefined) continue;
      const blocks = await expand(element, context);
      parent.children.splice(parent.children.indexOf(element), 1, ...(blocks as RootContent[]));
    }
  };
}
