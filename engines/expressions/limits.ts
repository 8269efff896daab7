/**
 * What one evaluation can cost, in units that do not depend on the machine: the same source has the same response
 * wherever it is evaluated. The platform publishes no such limits; these keep a page responsive whatever is typed into
 * it.
 */
import { ExpressionFailure } from './errors';

/** Characters of a source. */
export const SOURCE_LIMIT = 20_000;
/** Characters of a string that a filter makes, and of the whole result as JSON. */
export const TEXT_LIMIT = 50_000;
/** Values, including members and items, that an evaluation is given as data or result of `resolve`. */
export const DATA_LIMIT = 20_000;
/** Levels of objects and arrays in each other, and of blocks in each other. */
export const DEPTH_LIMIT = 100;
/** Steps in the response; the first are kept. */
export const STEPS_LIMIT = 200;
/** Warnings in the response; the first are kept. */
export const WARNINGS_LIMIT = 50;
const WORK_LIMIT = 1_000_000;

/** What running one tag, output or text of a template costs, in the work of one character. */
export const TEMPLATE_WORK = 20;

/** Counts the work of one evaluation and ends it when it is too much. */
export class Meter {
  #left = WORK_LIMIT;

  /** Call before work of `amount` units: one for a character written or an item visited. */
  spend(amount: number): void {
    // Not a number, too: what cannot be counted is not done.
    if (!(amount <= this.#left))
      throw new ExpressionFailure(
        'The expression took too long',
        'It loops too often or builds too long a string. Shorten the loop or the data.',
        { inferred: true },
      );
    this.#left -= Math.max(0, amount);
  }

  /** Call before a string of `length` characters is made. */
  text(length: number): void {
    this.ensure(length);
    this.spend(length);
  }

  /** Ends the evaluation where a string has more characters than one can have. */
  ensure(length: number): void {
    if (!(length <= TEXT_LIMIT))
      throw new ExpressionFailure(
        'The string is too long',
        `A string can have at most ${TEXT_LIMIT} characters here. Use shorter data.`,
        { inferred: true },
      );
  }
}
