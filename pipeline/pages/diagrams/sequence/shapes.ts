import type { ElementContent } from 'hast';
import { svgElement, svgText } from '../svg.ts';
import { LABEL_SIZE, type Columns, type Label } from './columns.ts';

export const LINE_HEIGHT = 16;
/** Between shapes one below the other. */
export const ROW_GAP = 18;
export const stroke = { stroke: 'var(--diagram-line)', strokeWidth: 1 };

/** What every part of a drawing needs to know. */
export interface DrawingContext {
  readonly columns: Columns;
  /** What the IDs inside start with. */
  readonly id: string;
}

/** A part of a drawing and how far it reaches. */
export interface Piece {
  readonly content: readonly ElementContent[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

interface TextStyle {
  readonly anchor?: 'middle';
  readonly size?: number;
  readonly fill?: string;
  readonly bold?: boolean;
}

/** A label whose first line starts at `top`; `x` is its left end, or its middle with that anchor. */
export function drawLabel(label: Label, x: number, top: number, style: TextStyle = {}): ElementContent {
  const { anchor, size = LABEL_SIZE, fill = 'var(--diagram-label)', bold = false } = style;
  const lines = label.lines.map((line, index) =>
    svgElement('tspan', { x, y: top + (index + 0.75) * LINE_HEIGHT }, [svgText(line)]),
  );
  return svgElement(
    'text',
    { fill, fontSize: size, fontWeight: bold ? 600 : undefined, textAnchor: anchor },
    lines,
  );
}

/** Drawn under a label, so that no line of a participant runs through its text; `x` is the middle. */
export function backLabel({ lines, width }: Label, x: number, top: number): ElementContent {
  return svgElement('rect', {
    x: x - width / 2 - 3,
    y: top,
    width: width + 6,
    height: lines.length * LINE_HEIGHT,
    fill: 'var(--diagram-background)',
  });
}
