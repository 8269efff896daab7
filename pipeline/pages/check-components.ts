import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ComponentDefinition } from './tree/page-component.ts';
import { didYouMean } from '../content/did-you-mean.mjs';
import type { ComponentRegistry } from './component-registry.ts';
import { readAttributes, type PageElement } from './tree/attributes.ts';
import { failPage } from './tree/author-error.ts';

/** What an author can write: plain elements of HTML have no capital letter. */
const COMPONENT = /^[A-Z]/;

/**
 * The definition of a component of a page.
 *
 * @returns undefined for an element of HTML
 * @throws a sentence with the closest name when there is no such component
 */
export function componentDefinition(
  { definitions, expansions }: ComponentRegistry,
  file: VFile,
  element: PageElement,
): ComponentDefinition | undefined {
  const name = element.name ?? '';
  if (!COMPONENT.test(name)) return undefined;
  const definition = definitions.get(name);
  if (definition !== undefined) return definition;
  const known = [...expansions.keys(), ...definitions.keys()];
  failPage(
    file,
    element,
    `There is no component <${name}>.${didYouMean(name, known)} contributing/components.md lists the components of pages. For a new one, add its folder to components/writing/ and run npm run components.`,
  );
}

/**
 * Checks every component of an expanded page against its definition.
 *
 * @throws a sentence that gives the page, the line, the component and the fix
 */
export function checkComponents(tree: Root, file: VFile, registry: ComponentRegistry): void {
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const definition = componentDefinition(registry, file, node);
    if (definition === undefined) return;
    readAttributes(file, node, definition.attributes);
    if (definition.place === 'block' && node.type === 'mdxJsxTextElement') {
      failPage(
        file,
        node,
        `<${node.name ?? ''}> is in a line of text. Put it in a paragraph of its own, with an empty line before and after.`,
      );
    }
  });
}
