/**
 * Highlighting at build time: code goes in, HTML with a handful of short classes comes out, whose text is exactly the
 * code. `rehype-highlight-code.ts` applies it to every code block of a page; `app/css/code.css` holds the colors.
 */
import type { EnvironmentTokens } from '../../code-samples/index.ts';
import { environmentAtom, plainAtom, writeAtoms, type Atom } from './atoms.ts';
import { cutSegments, readSegments, type Segment } from './segments.ts';

export interface HighlightOptions {
  /** Lines to mark, counted from 1. */
  readonly highlightLines?: readonly number[];
  /** The substring of the code that differs between the environments; the code holds the one for the test environment. */
  readonly environmentTokens?: EnvironmentTokens;
}

export interface HighlightedCode {
  /** Holds no element that the style sheet could not leave out: its text is the code. */
  readonly html: string;
  /** Number of lines. */
  readonly lines: number;
}

async function environmentAtoms(
  code: string,
  language: string,
  { test, production }: EnvironmentTokens,
): Promise<Atom[]> {
  if (test === '' || test.includes('\n') || production.includes('\n')) {
    throw new Error(
      `The text that differs between the environments must be in one line: "${test}" and "${production}". Name the shortest part of the line that differs.`,
    );
  }
  const lengths = code
    .split(test)
    .flatMap((part, index) => (index === 0 ? [part.length] : [test.length, part.length]));
  return cutSegments(await readSegments(code, language), lengths).flatMap((part, index) =>
    index % 2 === 0 ? part.map(plainAtom) : [environmentAtom(part, inClassesOf(part, test, production))],
  );
}

/** How many characters two strings share, counted from their beginnings or their ends. */
function sharedLength(one: string, other: string, most: number, from: 'start' | 'end'): number {
  let length = 0;
  const at = (text: string): string | undefined => text.at(from === 'start' ? length : -1 - length);
  while (length < most && at(one) === at(other)) length += 1;
  return length;
}

/**
 * The text of the production environment in the classes of the test environment. The two begin and end alike, and what
 * differs is one name of the same sort, so that highlighting the code a second time would find the same.
 */
function inClassesOf(segments: readonly Segment[], test: string, production: string): Segment[] {
  const shorter = Math.min(test.length, production.length);
  const start = sharedLength(test, production, shorter, 'start');
  const end = sharedLength(test, production, shorter - start, 'end');
  const [head = [], middle = [], tail = []] = cutSegments(segments, [start, test.length - start - end, end]);
  const tokenClass = [...middle, ...head.slice(-1), ...tail].at(0)?.tokenClass ?? null;
  const text = production.slice(start, production.length - end);
  return [...head, ...(text === '' ? [] : [{ text, tokenClass }]), ...tail];
}

/** The line end behind the last line of a mark is outside: a mark is a box, and the text goes on below it. */
function writeWithMarks(atoms: readonly Atom[], marked: ReadonlySet<number>): string {
  const groups: { isMarked: boolean; atoms: Atom[] }[] = [];
  let line = 1;
  for (const atom of atoms) {
    const isMarked = marked.has(line) && (!atom.endsLine || marked.has(line + 1));
    if (groups.at(-1)?.isMarked !== isMarked) groups.push({ isMarked, atoms: [] });
    groups.at(-1)?.atoms.push(atom);
    if (atom.endsLine) line += 1;
  }
  return groups
    .map((group) =>
      group.isMarked ? `<span class=hl>${writeAtoms(group.atoms)}</span>` : writeAtoms(group.atoms),
    )
    .join('');
}

/**
 * Highlights code.
 *
 * @param code line ends of any kind become `\n`
 * @param language the first word after a fence, e.g. `ts`, `console` or `text`
 * @returns HTML for inside a `code` element. Marked lines that follow each other are in one `<span class=hl>`; a string
 * that differs between the environments is in it twice, in `<span data-env=test>` and `<span data-env=production>`
 * @throws a sentence without the place, for an unknown language, a marked line that the code does not have, or an
 *   environment token over several lines
 */
export async function highlightCode(
  code: string,
  language: string,
  options: HighlightOptions = {},
): Promise<HighlightedCode> {
  const { highlightLines = [], environmentTokens } = options;
  const source = code.replace(/\r\n?/g, '\n');
  const lines = source.split('\n').length;
  const outside = highlightLines.find((line) => line < 1 || line > lines);
  if (outside !== undefined) {
    throw new Error(
      `The code has ${String(lines)} ${lines === 1 ? 'line' : 'lines'} but line ${String(outside)} is to be highlighted. Correct the numbers in braces.`,
    );
  }
  const atoms = environmentTokens
    ? await environmentAtoms(source, language, environmentTokens)
    : (await readSegments(source, language)).map(plainAtom);
  return { html: writeWithMarks(atoms, new Set(highlightLines)), lines };
}
