import type { ElementContent } from 'hast';
import { svgElement, type Drawing } from '../svg.ts';
import { ACTOR_SIZE, LABEL_SIZE, layOutColumns, type Columns } from './columns.ts';
import { arrowHeads } from './draw-message.ts';
import { drawStatements } from './draw-statements.ts';
import type { SequenceDiagram } from './sequence-diagram.ts';
import { drawLabel, LINE_HEIGHT, ROW_GAP, stroke, type Piece } from './shapes.ts';

const ACTOR_PADDING_Y = 10;
/** Room for half of the width of a line at the edge. */
const MARGIN = 2;

function drawActors({ actors }: Columns): Piece {
  const height =
    Math.max(...actors.map(({ label }) => label.lines.length)) * LINE_HEIGHT + 2 * ACTOR_PADDING_Y;
  return {
    content: actors.flatMap(({ x, width, label }) => [
      svgElement('rect', {
        x: x - width / 2,
        y: 0,
        width,
        height,
        rx: 4,
        fill: 'var(--diagram-box)',
        ...stroke,
      }),
      drawLabel(label, x, (height - label.lines.length * LINE_HEIGHT) / 2, {
        anchor: 'middle',
        size: ACTOR_SIZE,
        fill: 'var(--diagram-text)',
        bold: true,
      }),
    ]),
    left: Math.min(...actors.map(({ x, width }) => x - width / 2)),
    right: Math.max(...actors.map(({ x, width }) => x + width / 2)),
    bottom: height,
  };
}

function drawLifelines({ actors }: Columns, top: number, bottom: number): ElementContent[] {
  return actors.map(({ x }) =>
    svgElement('line', { x1: x, y1: top, x2: x, y2: bottom, ...stroke, strokeDasharray: '2 4' }),
  );
}

/**
 * Draws a sequence diagram.
 *
 * The site draws these itself: beautiful-mermaid 1.1.3 sets participants apart without regard to the labels between
 * them, which then run into each other, and leaves out a note before the first message.
 *
 * @param id unique in the page; the IDs inside start with it
 */
export function drawSequence(diagram: SequenceDiagram, id: string): Drawing {
  const columns = layOutColumns(diagram);
  const actors = drawActors(columns);
  const statements = drawStatements(diagram.statements, { columns, id }, actors.bottom);
  const bottom = statements.bottom + ROW_GAP;
  const left = Math.min(actors.left, statements.left) - MARGIN;
  return {
    left,
    top: -MARGIN,
    width: Math.max(actors.right, statements.right) + MARGIN - left,
    height: bottom + 2 * MARGIN,
    content: [
      arrowHeads(id),
      ...drawLifelines(columns, actors.bottom, bottom),
      ...actors.content,
      ...statements.content,
    ],
    smallestText: LABEL_SIZE,
    shownText: LABEL_SIZE,
  };
}
