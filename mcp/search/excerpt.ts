/** What a long section says about a question, in its best paragraphs, items, and rows, in their order. */
import { indexTerms } from '../../engines/search/index.ts';
import { blocksOf, countTokens, fenceOf } from '../../engines/markdown/index.ts';

/** A part of a section that makes sense alone. */
interface Piece {
  readonly text: string;
  /** The head of its table, which stands above it. */
  readonly head: string;
  /** Pieces of one block stand in lines below each other. */
  readonly block: number;
}

const GAP = '…';
/** How much an early piece counts, since sections begin with what they are about. */
const EARLY = 1.5;
/** How much code counts where samples are asked for. */
const CODE = 2;

function piecesOf(text: string): readonly Piece[] {
  return blocksOf(text).flatMap((whole, block) => {
    const lines = whole.split('\n');
    const [first = '', second = ''] = lines;
    if (first.startsWith('|') && /^\|[\s:|-]+$/.test(second))
      return lines.slice(2).map((row) => ({ text: row, head: `${first}\n${second}`, block }));
    if (!/^[-*] /.test(first)) return [{ text: whole, head: '', block }];
    return whole.split(/\n(?=[-*] )/).map((item) => ({ text: item, head: '', block }));
  });
}

function joined(pieces: readonly Piece[], chosen: ReadonlySet<number>): string {
  let text = '';
  let last = -1;
  for (const [place, { text: own, head, block }] of pieces.entries()) {
    if (!chosen.has(place)) continue;
    const before = pieces[last];
    const isSameBlock = before?.block === block;
    if (before !== undefined) text += isSameBlock ? '\n' : '\n\n';
    if (!isSameBlock && last !== place - 1) text += `${GAP}\n\n`;
    text += head === '' || isSameBlock ? own : `${head}\n${own}`;
    last = place;
  }
  return text;
}

/**
 * Chooses the parts of a section that are about a question.
 *
 * @param tokens at most
 * @param weights how much each term says about the question
 * @param isCodeWanted whether the caller asks for samples
 * @returns all of it where it fits; empty where no piece does
 */
export function excerptOf(
  text: string,
  tokens: number,
  weights: ReadonlyMap<string, number>,
  isCodeWanted = false,
): string {
  if (countTokens(text) <= tokens) return text;
  const pieces = piecesOf(text);
  const heaviest = Math.max(1, ...weights.values());
  const valued = pieces.map((piece, place) => {
    const terms = new Set(indexTerms(piece.text));
    const weight = [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    const size = countTokens(`${piece.text}\n\n`);
    const code = isCodeWanted && fenceOf(piece.text) !== '' ? CODE * heaviest : 0;
    const early = (EARLY * heaviest) / (2 + place);
    return { place, size, value: (weight + early + code) / Math.sqrt(size + 20) };
  });
  const chosen = new Set<number>();
  let left = tokens;
  const heads = new Set<string>();
  for (const { place, size } of valued.toSorted((one, other) => other.value - one.value)) {
    const { head = '' } = pieces[place] ?? {};
    const all = size + (heads.has(head) ? 0 : countTokens(`${head}\n${GAP}\n`));
    if (all > left) continue;
    heads.add(head);
    chosen.add(place);
    left -= all;
  }
  return joined(pieces, chosen);
}
