import type { Element, ElementContent } from 'hast';

/** The rectangle that shapes reach over. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

function around(x: number, y: number, halfWidth: number, halfHeight: number): Point[] {
  return [
    [x - halfWidth, y - halfHeight],
    [x + halfWidth, y + halfHeight],
  ];
}

function cornersOf({ tagName, properties }: Element): readonly Point[] {
  const read = (name: string): number => Number(properties[name]);
  switch (tagName) {
    case 'rect':
      return [
        [read('x'), read('y')],
        [read('x') + read('width'), read('y') + read('height')],
      ];
    case 'circle':
      return around(read('cx'), read('cy'), read('r'), read('r'));
    case 'ellipse':
      return around(read('cx'), read('cy'), read('rx'), read('ry'));
    case 'polygon':
    case 'polyline':
      return String(properties.points)
        .split(' ')
        .map((point) => point.split(',').map(Number) as [number, number]);
    default:
      return [];
  }
}

function allCorners(nodes: readonly ElementContent[]): readonly Point[] {
  return nodes.flatMap((node) =>
    node.type === 'element' && node.tagName !== 'defs'
      ? [...cornersOf(node), ...allCorners(node.children)]
      : [],
  );
}

/**
 * Measures SVG: its boxes, round shapes and lines of points. Strings are not measured; they are inside of boxes.
 *
 * @param nodes at least one shape, none of them moved by a `transform`; definitions are left out
 */
export function measureShapes(nodes: readonly ElementContent[]): Bounds {
  const corners = allCorners(nodes);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
