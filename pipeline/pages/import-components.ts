import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { PageElement } from './tree/attributes.ts';
import { componentDefinition } from './check-components.ts';

/** `import { Name } from '@site/src/components/Name';` */
function importOf(name: string): MdxjsEsm {
  const source = `@site/src/components/${name}`;
  const identifier = { type: 'Identifier', name } as const;
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
        source: { type: 'Literal', value: source, raw: `'${source}'` },
      },
    ],
  };
  return { type: 'mdxjsEsm', value: `import { ${name} } from '${source}';`, data: { estree: program } };
}

/**
 * Adds the imports of the components that only this page's readers fetch, such as a tool. A writer uses them by name,
 * like those that are part of every page. Changes the tree.
 */
export function importOwnComponents(tree: Root, file: VFile): void {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element: PageElement = node;
    if (element.name !== null && componentDefinition(file, element)?.bundle === 'own-page')
      names.add(element.name);
  });
  tree.children.push(...[...names].map(importOf));
}
