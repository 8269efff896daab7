/** Cuts Markdown into parts of a size, so that each can be read alone. */
import { blocksOf, closesFence, countTokens, fenceOf } from '../engines/markdown/index.ts';

/** What every piece of a block begins and ends with, and the lines between. */
interface Lines {
  readonly before: readonly string[];
  readonly lines: readonly string[];
  readonly after: readonly string[];
}

/** Tables repeat their head, and code its fences. */
function linesOf(block: string): Lines {
  const lines = block.split('\n');
  const [first = '', second = ''] = lines;
  if (first.startsWith('|') && /^\|[\s:|-]+$/.test(second))
    return { before: [first, second], lines: lines.slice(2), after: [] };
  const fence = fenceOf(first);
  if (fence === '') return { before: [], lines, after: [] };
  const isClosed = lines.length > 1 && closesFence(lines.at(-1) ?? '', fence);
  return { before: [first], lines: lines.slice(1, isClosed ? -1 : undefined), after: [fence] };
}

/** Cuts a line that is longer than a part. */
function shortLines(line: string, tokens: number): readonly string[] {
  const pieces: string[] = [];
  let rest = Array.from(line);
  while (rest.length > 0) {
    let length = Math.min(rest.length, tokens * 4);
    while (length > 1 && countTokens(rest.slice(0, length).join('')) > tokens)
      length = Math.ceil(length * 0.8) - 1;
    pieces.push(rest.slice(0, Math.max(1, length)).join(''));
    rest = rest.slice(Math.max(1, length));
  }
  return pieces;
}

/** Joins what fits into one part, in its order. */
function packed(pieces: readonly string[], joiner: string, tokens: number): readonly string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let size = 0;
  for (const piece of pieces) {
    // A sum of estimates, each rounded up, is never below the estimate for the whole.
    const own = countTokens(piece + joiner);
    if (part.length > 0 && size + own > tokens) {
      parts.push(part.join(joiner));
      part = [];
      size = 0;
    }
    part.push(piece);
    size += own;
  }
  return part.length === 0 ? parts : [...parts, part.join(joiner)];
}

function piecesOf(block: string, tokens: number): readonly string[] {
  if (countTokens(`${block}\n\n`) <= tokens) return [block];
  const { before, lines, after } = linesOf(block);
  const frame = countTokens([...before, ...after, ''].join('\n')) + 2;
  // A head that leaves no room is cut like any other line.
  if (frame * 2 > tokens)
    return packed(
      block.split('\n').flatMap((line) => shortLines(line, tokens - 2)),
      '\n',
      tokens,
    );
  const room = tokens - frame;
  return packed(
    lines.flatMap((line) => (countTokens(`${line}\n`) <= room ? [line] : shortLines(line, room - 2))),
    '\n',
    room,
  ).map((piece) => [...before, piece, ...after].join('\n'));
}

/**
 * Cuts Markdown between blocks. A block that's longer than a part is cut between its lines.
 *
 * @param tokens maximum for each part, at least 50
 * @returns the parts in order. There's one where everything fits, and none for an empty string
 */
export function cutMarkdown(markdown: string, tokens: number): readonly string[] {
  return packed(
    blocksOf(markdown).flatMap((block) => piecesOf(block, tokens)),
    '\n\n',
    tokens,
  );
}
