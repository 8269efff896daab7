/** How samples are laid out, on the document printer of Prettier: what fits stays on its line, the rest breaks. */
import { builders, printer, utils } from 'prettier/doc';

export type Doc = builders.Doc;

const { breakParent, conditionalGroup, group, hardline, ifBreak, indent, join, line, literalline, softline } =
  builders;
const MAXIMUM_COLUMNS = 100;

export interface Indentation {
  readonly tabWidth: number;
  readonly useTabs?: boolean;
}

/** Prints blocks of a script with an empty line between them, ending in a newline. */
export function printProgram(blocks: readonly Doc[], { tabWidth, useTabs = false }: Indentation): string {
  const doc = [
    join(
      [hardline, hardline],
      blocks.filter((block) => block !== ''),
    ),
    hardline,
  ];
  return printer.printDocToString(doc, { printWidth: MAXIMUM_COLUMNS, tabWidth, useTabs }).formatted;
}

/** One statement per line. */
export function lines(statements: readonly Doc[]): Doc {
  return join(hardline, [...statements]);
}

/** Statements with an empty line between them, for the inside of a block. */
export function paragraphs(statements: readonly Doc[]): Doc {
  return join([hardline, hardline], [...statements]);
}

/** Lines one step further in, from a new line on. */
export function indented(content: Doc): Doc {
  return [indent([hardline, content])];
}

/** A text whose line breaks lead to the start of the line, even inside a block. */
export function unindented(text: string): Doc {
  return join(literalline, text.split('\n'));
}

interface Enclosed {
  /** Ends the last item of a broken list; languages disagree whether it is allowed there. */
  readonly trailing?: '' | ',';
  /** A space inside the brackets of a list that fits on its line. */
  readonly padding?: boolean;
}

/** Items between brackets: on one line if they fit, else one per line. */
export function enclosed(
  open: Doc,
  items: readonly Doc[],
  close: Doc,
  { trailing = '', padding = false }: Enclosed = {},
): Doc {
  if (items.length === 0) return [open, close];
  const edge = padding ? line : softline;
  return group([open, indent([edge, join([',', line], [...items])]), ifBreak(trailing), edge, close]);
}

/**
 * Entries between brackets, as objects have them: a single one may share the line, several are one per line.
 *
 * @param options how the brackets look, and whether the entries are one per line in any case
 */
export function entries(
  open: Doc,
  items: readonly Doc[],
  close: Doc,
  options: Enclosed & { readonly breaks?: boolean } = {},
): Doc {
  if (items.length === 0 || !(options.breaks ?? items.length > 1))
    return enclosed(open, items, close, options);
  return [
    open,
    indent([hardline, join([',', hardline], [...items])]),
    options.trailing ?? '',
    hardline,
    close,
  ];
}

/** Arguments of which the last spans several lines: the others share its first line if they fit there. */
export function hugged(items: readonly Doc[]): Doc {
  const onePerLine = ['(', indent([hardline, join([',', hardline], [...items])]), ',', hardline, ')'];
  return conditionalGroup([['(', join(', ', [...items]), ')'], onePerLine]);
}

/** Entries between braces that, once broken, are on separate lines, as in C#. */
export function initializer(type: Doc, items: readonly Doc[], breaks: boolean = items.length > 1): Doc {
  return group([
    type,
    line,
    '{',
    indent([line, join([',', line], [...items])]),
    ifBreak(','),
    line,
    '}',
    breaks ? breakParent : '',
  ]);
}

/** Calls one under the other after a subject: `Builder.builder()`, then `.name("…")`, then `.build()`. */
export function chain(subject: Doc, calls: readonly Doc[]): Doc {
  return group([subject, indent(calls.map((call) => [calls.length > 2 ? hardline : softline, call]))]);
}

/** Whether a document spans several lines in any case. */
export function isBroken(doc: Doc): boolean {
  return utils.willBreak(doc);
}

/** How many columns a document needs on one line. */
export function flatWidth(doc: Doc): number {
  return printer.printDocToString(doc, { printWidth: Infinity, tabWidth: 0, useTabs: false }).formatted
    .length;
}
