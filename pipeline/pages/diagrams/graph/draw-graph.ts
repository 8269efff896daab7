import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Drawing } from '../svg.ts';
import { measureShapes } from './bounds.ts';
import type { Graph } from './read-graph.ts';

/** Sizes of the text that beautiful-mermaid draws: the label of an edge is 11 of its units, the label of a node 13. */
const LIBRARY_EDGE_LABEL = 11;
const SHOWN_EDGE_LABEL_PX = 12.5;
const MARGIN = 2;
/** Between layers; a label of an edge makes the room that it needs. */
const LAYER_SPACING = { horizontal: 16, vertical: 32 };

/** The custom properties of the library's style sheet, which is removed, and the page's. */
const properties: Readonly<Record<string, string>> = {
  '--bg': '--diagram-background',
  '--_text': '--diagram-text',
  '--_text-sec': '--diagram-label',
  '--_text-muted': '--diagram-label',
  '--_line': '--diagram-line',
  '--_arrow': '--diagram-arrow',
  '--_node-fill': '--diagram-box',
  '--_node-stroke': '--diagram-line',
  '--_group-fill': '--diagram-background',
  '--_group-hdr': '--diagram-header',
  '--_inner-stroke': '--diagram-background',
};

function pageProperty(name: string): string {
  const property = properties[name];
  if (property === undefined)
    throw new Error(
      `beautiful-mermaid colors with ${name}, which pipeline/pages/diagrams/graph/draw-graph.ts does not know. Add it to the properties there.`,
    );
  return `var(${property})`;
}

/** Attributes of the library's own style sheet and scripts. */
function isOwn(name: string): boolean {
  return name === 'className' || name.startsWith('data');
}

function adaptedValue(name: string, value: string, id: string): string {
  if (name === 'id') return `${id}-${value}`;
  return value
    .replace(/^url\(#/, `url(#${id}-`)
    .replace(/^var\(([\w-]+)\)$/, (_, property: string) => pageProperty(property))
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

function adapted(nodes: readonly ElementContent[], id: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return node.value.trim() === '' ? [] : [node];
    if (node.type !== 'element' || node.tagName === 'style') return [];
    const kept = Object.entries(node.properties).filter(([name]) => !isOwn(name));
    const values = kept.map(([name, value]) => [name, adaptedValue(name, String(value), id)] as const);
    return [{ ...node, properties: Object.fromEntries(values), children: adapted(node.children, id) }];
  });
}

/**
 * Draws a flowchart or state diagram.
 *
 * The library makes a standalone image: with a font from another host, its own colors, and the same IDs in every image.
 * Only its shapes are used.
 *
 * @param id unique in the page; the IDs inside start with it
 */
export async function drawGraph({ source, isHorizontal }: Graph, id: string): Promise<Drawing> {
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const svg = renderMermaidSVG(source, {
    layerSpacing: isHorizontal ? LAYER_SPACING.horizontal : LAYER_SPACING.vertical,
  });
  const image = fromHtml(svg, { fragment: true, space: 'svg' }).children[0] as Element;
  // The library's own frame is too small where a group is next to other nodes, and too high below most drawings.
  const { left, top, width, height } = measureShapes(image.children);
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    content: adapted(image.children, id),
    smallestText: LIBRARY_EDGE_LABEL,
    shownText: SHOWN_EDGE_LABEL_PX,
  };
}
