import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** What a kind of diagram draws: shapes in its own units. Colors are custom properties of `app/css/diagrams.css`. */
export interface Drawing {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly content: readonly ElementContent[];
  /** Font size of the smallest text, in the same units. */
  readonly smallestText: number;
  /** Font size in px at which that text is shown where there is room. */
  readonly shownText: number;
}

/** Text below this size is hard to read; a drawing shrinks to it and scrolls from there on. */
const SMALLEST_TEXT_PX = 12;

/** An element of SVG. Numbers are rounded to a tenth; a property that is undefined is left out. */
export function svgElement(
  tagName: string,
  properties: Readonly<Record<string, string | number | undefined>>,
  children: Element['children'] = [],
): Element {
  const written = Object.entries(properties).map(
    ([name, value]) =>
      [name, typeof value === 'number' ? String(Math.round(value * 10) / 10) : value] as const,
  );
  return { type: 'element', tagName, properties: Object.fromEntries(written), children };
}

/** Text inside an element of SVG. */
export function svgText(value: string): ElementContent {
  return { type: 'text', value };
}

/**
 * Wraps a drawing as an image with a name and a description.
 *
 * @param id unique in the page; what the image refers to inside itself starts with it
 * @returns an `svg` element as a string, and an empty one as wide as the drawing can become: it shrinks with the page
 * until its smallest text is 12 px
 */
export function writeSvg(drawing: Drawing, id: string, title: string, description: string): string {
  const { left, top, width, height, content, smallestText, shownText } = drawing;
  const scale = shownText / smallestText;
  const svg = svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      ariaLabelledBy: `${id}-title ${id}-description`,
      viewBox: [left, top, width, height].map(Math.round).join(' '),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    },
    [
      svgElement('title', { id: `${id}-title` }, [svgText(title)]),
      svgElement('desc', { id: `${id}-description` }, [svgText(description)]),
      ...content,
    ],
  );
  const smallestWidth = svgElement('svg', {
    ariaHidden: 'true',
    width: Math.round((width * SMALLEST_TEXT_PX) / smallestText),
    height: 0,
  });
  return [svg, smallestWidth]
    .map((element) => toHtml(element, { space: 'svg', closeEmptyElements: true }))
    .join('');
}
