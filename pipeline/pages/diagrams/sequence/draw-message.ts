import type { ElementContent } from 'hast';
import { svgElement } from '../svg.ts';
import { breakLabel, SELF_LABEL_OFFSET } from './columns.ts';
import type { Message } from './sequence-diagram.ts';
import {
  backLabel,
  drawLabel,
  LINE_HEIGHT,
  ROW_GAP,
  stroke,
  type DrawingContext,
  type Piece,
} from './shapes.ts';

const LABEL_TO_ARROW = 7;
const LABEL_MARGIN = 10;
const SELF_LOOP = { width: 26, height: 18 };

/** The arrow heads that the arrows of a drawing refer to. */
export function arrowHeads(id: string): ElementContent {
  const marker = { viewBox: '0 0 8 8', refX: 8, refY: 4, markerWidth: 8, markerHeight: 8, orient: 'auto' };
  return svgElement('defs', {}, [
    svgElement('marker', { id: `${id}-filled`, ...marker }, [
      svgElement('path', { d: 'M0 0 8 4 0 8Z', fill: 'var(--diagram-arrow)' }),
    ]),
    svgElement('marker', { id: `${id}-open`, ...marker }, [
      svgElement('path', { d: 'M0 0 8 4 0 8', fill: 'none', stroke: 'var(--diagram-arrow)' }),
    ]),
  ]);
}

function drawArrow(
  { dashed, openHead }: Message,
  id: string,
  points: readonly (readonly [x: number, y: number])[],
): ElementContent {
  return svgElement('polyline', {
    points: points.map((point) => point.join(',')).join(' '),
    fill: 'none',
    ...stroke,
    strokeDasharray: dashed ? '6 4' : undefined,
    markerEnd: `url(#${id}-${openHead ? 'open' : 'filled'})`,
  });
}

function drawSelfMessage(message: Message, { columns, id }: DrawingContext, top: number): Piece {
  const x = columns.x(message.from);
  const label = breakLabel(message.label);
  const textHeight = label.lines.length * LINE_HEIGHT;
  const height = Math.max(SELF_LOOP.height, textHeight);
  const bottom = top + height;
  const side = x + SELF_LOOP.width;
  return {
    content: [
      drawArrow(message, id, [
        [x, top],
        [side, top],
        [side, bottom],
        [x, bottom],
      ]),
      drawLabel(label, x + SELF_LABEL_OFFSET, top + (height - textHeight) / 2),
    ],
    left: x,
    right: x + SELF_LABEL_OFFSET + label.width,
    bottom,
  };
}

/** Draws a message as an arrow below its label; one that a participant sends itself as a loop. */
export function drawMessage(message: Message, context: DrawingContext, above: number): Piece {
  const top = above + ROW_GAP;
  if (message.from === message.to) return drawSelfMessage(message, context, top);
  const [from, to] = [context.columns.x(message.from), context.columns.x(message.to)];
  const label = breakLabel(message.label, Math.abs(to - from) - 2 * LABEL_MARGIN);
  const middle = (from + to) / 2;
  const bottom = top + label.lines.length * LINE_HEIGHT + LABEL_TO_ARROW;
  return {
    content: [
      backLabel(label, middle, top),
      drawLabel(label, middle, top, { anchor: 'middle' }),
      drawArrow(message, context.id, [
        [from, bottom],
        [to, bottom],
      ]),
    ],
    left: Math.min(from, to),
    right: Math.max(from, to),
    bottom,
  };
}
