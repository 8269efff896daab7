/** Whether a section is in what an assistant receives, however it's written there. */

/** Words in a row that are compared. Fewer are found anywhere, more break at each link. */
const RUN = 4;
/** A section is there when this share of it is, since sites write tables and links in their own ways. */
const WHOLE = 0.8;
/** Of a long section it's enough that so many of its runs are there, as in a paragraph, or the rows that were found. */
const LONG_ENOUGH = 60;

const CODE = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm;

/** Words in their order, without code, marks of Markdown, HTML, and URLs of links. */
function plainWords(markdown: string): readonly string[] {
  const text = markdown
    .replaceAll(CODE, ' ')
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/g, ' ')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Cuts Markdown into runs of words, which are compared. Code is left out: much of it is the same in every sample.
 *
 * @returns each run once
 */
export function runsOf(markdown: string): ReadonlySet<string> {
  const words = plainWords(markdown);
  if (words.length < RUN) return new Set([words.join(' ')]);
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' ')));
}

/** What an assistant has, to look for sections in. */
export class ShownText {
  readonly #runs: ReadonlySet<string>;

  constructor(text: string) {
    this.#runs = runsOf(text);
  }

  /**
   * Whether a section is there. Nearly all of it counts, or a paragraph of a long one.
   *
   * @param runs that tell the section from others
   */
  has(runs: ReadonlySet<string>): boolean {
    const there = [...runs].filter((run) => this.#runs.has(run)).length;
    return there > 0 && there >= Math.min(WHOLE * runs.size, LONG_ENOUGH);
  }
}
