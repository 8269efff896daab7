import { textWidth, wrapText } from '../text-width.ts';
import type { Message, Note, SequenceDiagram, Statement } from './sequence-diagram.ts';

export const LABEL_SIZE = 13;
export const ACTOR_SIZE = 14;
/** Widest line of a label between neighbors, in px; it keeps four participants within the width of a page. */
const LABEL_WIDTH = 150;
const LABEL_MARGIN = 12;
const MIN_DISTANCE = 110;
const ACTOR_PADDING = 14;
const ACTOR_GAP = 16;
/** From the line of a participant to the label of a message that it sends itself. */
export const SELF_LABEL_OFFSET = 36;
export const NOTE_PADDING = 10;
export const NOTE_GAP = 10;

/** Text broken into lines, with the width of the longest. */
export interface Label {
  readonly lines: readonly string[];
  readonly width: number;
}

/** Breaks text into lines of at most about `width` px. */
export function breakLabel(
  text: string,
  width: number = LABEL_WIDTH,
  { fontSize = LABEL_SIZE, bold = false } = {},
): Label {
  const measure = (line: string): number => textWidth(line, fontSize, bold);
  const lines = wrapText(text, (line) => measure(line) <= width);
  return { lines, width: Math.max(...lines.map(measure)) };
}

/** Where the participants are. */
export interface Columns {
  readonly x: (actor: string) => number;
  readonly actors: readonly { readonly x: number; readonly width: number; readonly label: Label }[];
}

/** Room that two participants, by their places from the left, need between them. */
interface Demand {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
}

function flatten(statements: readonly Statement[]): (Message | Note)[] {
  return statements.flatMap((statement) =>
    statement.kind === 'block'
      ? statement.branches.flatMap((branch) => flatten(branch.statements))
      : [statement],
  );
}

function messageDemand({ from, to, label }: Message, place: (actor: string) => number): Demand {
  const { width } = breakLabel(label);
  const left = Math.min(place(from), place(to));
  if (from === to) return { from: left, to: left + 1, distance: SELF_LABEL_OFFSET + width + LABEL_MARGIN };
  return { from: left, to: Math.max(place(from), place(to)), distance: width + 2 * LABEL_MARGIN };
}

function noteDemands({ place: side, actors, text }: Note, place: (actor: string) => number): Demand[] {
  const places = actors.map(place);
  const [left, right] = [Math.min(...places), Math.max(...places)];
  const width = breakLabel(text).width + 2 * NOTE_PADDING;
  const after = { from: right, to: right + 1 };
  const before = { from: left - 1, to: left };
  if (side === 'right of') return [{ ...after, distance: width + 2 * NOTE_GAP }];
  if (side === 'left of') return [{ ...before, distance: width + 2 * NOTE_GAP }];
  if (left !== right) return [{ from: left, to: right, distance: width - 2 * ACTOR_GAP }];
  return [before, after].map((gap) => ({ ...gap, distance: width / 2 + NOTE_GAP }));
}

/** Places the participants so that every label and note fits between the lines on either side of it. */
export function layOutColumns({ actors, statements }: SequenceDiagram): Columns {
  const places = new Map(actors.map(({ id }, index) => [id, index]));
  const place = (actor: string): number => places.get(actor) ?? 0;
  const boxes = actors.map(({ label }) => {
    const text = breakLabel(label, LABEL_WIDTH, { fontSize: ACTOR_SIZE, bold: true });
    return { label: text, width: text.width + 2 * ACTOR_PADDING };
  });
  const demands = flatten(statements).flatMap((statement) =>
    statement.kind === 'note' ? noteDemands(statement, place) : [messageDemand(statement, place)],
  );
  const neighbors = boxes.map((box, index) => ({
    from: index - 1,
    to: index,
    distance: Math.max(MIN_DISTANCE, (box.width + (boxes[index - 1]?.width ?? 0)) / 2 + ACTOR_GAP),
  }));

  // From left to right: each participant is as far left as every demand that ends at it allows.
  const xs: number[] = [];
  for (const index of boxes.keys()) {
    const ending = [...neighbors, ...demands].filter(({ from, to }) => to === index && from >= 0);
    xs.push(Math.max(0, ...ending.map(({ from, distance }) => (xs[from] ?? 0) + distance)));
  }
  return {
    x: (actor) => xs[place(actor)] ?? 0,
    actors: boxes.map((box, index) => ({ ...box, x: xs[index] ?? 0 })),
  };
}
