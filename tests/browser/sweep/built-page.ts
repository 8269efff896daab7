import { readFileSync } from 'node:fs';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { builtPageFile } from '../../support/routes.ts';

/** An element with those that it is in, the outermost first. */
export interface PlacedElement {
  readonly element: Element;
  readonly around: readonly Element[];
}

/** The elements of a document in the order of its source. */
export function elementsOf(node: Nodes, around: readonly Element[] = []): PlacedElement[] {
  const own = node.type === 'element' ? [{ element: node, around }] : [];
  const inside = node.type === 'element' ? [...around, node] : around;
  const children = 'children' in node ? node.children : [];
  return [...own, ...children.flatMap((child) => (child.type === 'text' ? [] : elementsOf(child, inside)))];
}

/**
 * The elements of a page of the built site as its file has them, before any script.
 *
 * @throws when the page is not built
 */
export function builtElements(route: string): readonly PlacedElement[] {
  return elementsOf(fromHtml(readFileSync(builtPageFile(route), 'utf8')));
}
