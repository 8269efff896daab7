import type { ElementContent } from 'hast';
import { svgElement } from '../svg.ts';
import { breakLabel, type Label } from './columns.ts';
import { drawMessage } from './draw-message.ts';
import { drawNote } from './draw-note.ts';
import type { Block, Branch, Statement } from './sequence-diagram.ts';
import {
  backLabel,
  drawLabel,
  LINE_HEIGHT,
  ROW_GAP,
  stroke,
  type DrawingContext,
  type Piece,
} from './shapes.ts';

const BLOCK_PADDING = 12;
const BLOCK_LABEL_WIDTH = 280;
const TAB_PADDING = 6;

/** What happens in a branch of a block, drawn, and the label above it. */
interface DrawnBranch {
  readonly label: Label;
  readonly top: number;
  readonly inside: Piece;
}

function drawBranch(
  { label, statements }: Branch,
  type: Block['type'] | undefined,
  context: DrawingContext,
  above: number,
): DrawnBranch {
  const top = above + ROW_GAP;
  const words = [...(type === undefined ? [] : [type]), ...(label === '' ? [] : [`[${label}]`])];
  const text = breakLabel(words.join(' '), BLOCK_LABEL_WIDTH, { bold: type !== undefined });
  return {
    label: text,
    top,
    inside: drawStatements(statements, context, top + text.lines.length * LINE_HEIGHT),
  };
}

function drawTab({ label, top }: DrawnBranch, left: number): ElementContent[] {
  const height = label.lines.length * LINE_HEIGHT + TAB_PADDING;
  return [
    svgElement('rect', {
      x: left,
      y: top,
      width: label.width + 2 * TAB_PADDING,
      height,
      rx: 2,
      fill: 'var(--diagram-header)',
      ...stroke,
    }),
    drawLabel(label, left + TAB_PADDING, top + TAB_PADDING / 2, { fill: 'var(--diagram-text)', bold: true }),
  ];
}

function drawDivider({ label, top }: DrawnBranch, left: number, right: number): ElementContent[] {
  const textTop = top + TAB_PADDING / 2;
  return [
    svgElement('line', { x1: left, y1: top, x2: right, y2: top, ...stroke, strokeDasharray: '6 4' }),
    backLabel(label, left + TAB_PADDING + label.width / 2, textTop),
    drawLabel(label, left + TAB_PADDING, textTop, { fill: 'var(--diagram-text)' }),
  ];
}

function drawBlock({ type, branches }: Block, context: DrawingContext, above: number): Piece {
  const drawn: DrawnBranch[] = [];
  for (const branch of branches) {
    const last = drawn.at(-1);
    drawn.push(drawBranch(branch, last ? undefined : type, context, last?.inside.bottom ?? above));
  }
  const top = above + ROW_GAP;
  const bottom = Math.max(...drawn.map(({ inside }) => inside.bottom)) + BLOCK_PADDING;
  const left = Math.min(...drawn.map(({ inside }) => inside.left)) - BLOCK_PADDING;
  const widestLabel = Math.max(...drawn.map(({ label }) => label.width)) + 2 * TAB_PADDING;
  const right = Math.max(left + widestLabel, ...drawn.map(({ inside }) => inside.right + BLOCK_PADDING));
  return {
    content: [
      svgElement('rect', {
        x: left,
        y: top,
        width: right - left,
        height: bottom - top,
        rx: 2,
        fill: 'none',
        ...stroke,
      }),
      ...drawn.flatMap((branch, index) =>
        index === 0 ? drawTab(branch, left) : drawDivider(branch, left, right),
      ),
      ...drawn.flatMap(({ inside }) => inside.content),
    ],
    left,
    right,
    bottom,
  };
}

function drawStatement(statement: Statement, context: DrawingContext, above: number): Piece {
  switch (statement.kind) {
    case 'message':
      return drawMessage(statement, context, above);
    case 'note':
      return drawNote(statement, context, above);
    case 'block':
      return drawBlock(statement, context, above);
  }
}

/** Draws statements below each other; `above` is where the drawing above them ends. */
export function drawStatements(
  statements: readonly Statement[],
  context: DrawingContext,
  above: number,
): Piece {
  const pieces: Piece[] = [];
  for (const statement of statements)
    pieces.push(drawStatement(statement, context, pieces.at(-1)?.bottom ?? above));
  return {
    content: pieces.flatMap(({ content }) => content),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    bottom: pieces.at(-1)?.bottom ?? above,
  };
}
