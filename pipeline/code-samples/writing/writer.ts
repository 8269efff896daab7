import type { ApiDescription } from '../../content/api-description/index.ts';
import type { Doc, Indentation } from './layout.ts';
import type { Call } from './types.ts';

/** A statement of a program that comes once, before the first call that needs it. */
export interface SetUp {
  /** Of the variable that it declares. */
  readonly name: string;
  readonly statement: Doc;
}

/**
 * How one language writes calls. Request samples, the steps of a workflow and whole programs are all put together from
 * these parts (`programs.ts`).
 */
export interface LanguageWriter {
  readonly indentation: Indentation;
  /** Changes the layout of a printed program, where it depends on which parts fit on a line. */
  readonly finish?: (program: string) => string;
  /** A line that says something to the reader. */
  readonly comment: (text: string) => Doc;
  /**
   * The line of a step that says where the value of a variable comes from; a comment when absent.
   *
   * @param name of the variable, in words
   * @param origin e.g. `from "Store the card"`
   */
  readonly note?: (name: string, origin: string) => Doc;
  /** How a variable is spelled whose name is given in words, e.g. `token_id`. */
  readonly variable: (words: string) => string;
  /** What a call needs that is made once for all calls: a client of the SDK, or one for HTTP. */
  readonly setUp: (call: Call) => readonly SetUp[];
  /** A block that does nothing, and says something to the reader. */
  readonly emptyBlock: (text: string) => Doc;
  /**
   * The statements of one call: it is made, what comes back is checked and printed, and what later calls need is kept.
   *
   * @param branch the statements of its branch
   */
  readonly statements: (call: Call, branch: readonly Doc[]) => Doc[];
  /** Statements of calls as a complete program, without its imports. */
  readonly wrap: (statements: readonly Doc[], calls: readonly Call[]) => Doc[];
  /** What a program imports that uses these identifiers. */
  readonly imports: (used: ReadonlySet<string>, calls: readonly Call[], description: ApiDescription) => Doc[];
}
