import { svgElement } from '../svg.ts';
import { breakLabel, NOTE_GAP, NOTE_PADDING } from './columns.ts';
import type { Note } from './sequence-diagram.ts';
import { drawLabel, LINE_HEIGHT, ROW_GAP, stroke, type DrawingContext, type Piece } from './shapes.ts';

const PADDING_Y = 6;

/** Draws a note as a box, over its participants or next to its only one. */
export function drawNote({ place, actors, text }: Note, { columns }: DrawingContext, above: number): Piece {
  const xs = actors.map((actor) => columns.x(actor));
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const span = first === last ? 0 : last - first + 4 * NOTE_PADDING;
  const label = span === 0 ? breakLabel(text) : breakLabel(text, span - 2 * NOTE_PADDING);
  const width = Math.max(label.width + 2 * NOTE_PADDING, span);
  const left = {
    over: (first + last - width) / 2,
    'left of': first - NOTE_GAP - width,
    'right of': last + NOTE_GAP,
  }[place];
  const top = above + ROW_GAP;
  const height = label.lines.length * LINE_HEIGHT + 2 * PADDING_Y;
  return {
    content: [
      svgElement('rect', { x: left, y: top, width, height, rx: 2, fill: 'var(--diagram-note)', ...stroke }),
      drawLabel(label, left + width / 2, top + PADDING_Y, { anchor: 'middle', fill: 'var(--diagram-text)' }),
    ],
    left,
    right: left + width,
    bottom: top + height,
  };
}
