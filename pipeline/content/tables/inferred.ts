/**
 * Facts that no source states: a row has `inferred`, and readers get a sentence that tells them to verify it.
 *
 * `true` or a sentence marks the row; a map of columns marks cells. A cell whose value isn't known is left out, and its
 * sentence is all that it shows.
 */
import * as z from 'zod';

const markSchema = z.union([z.literal(true), z.string().regex(/^[A-Z[].*\.$/, 'must be a sentence')]);

/** What a row's `inferred` can hold. */
export const inferredSchema = z.union([markSchema, z.record(z.string(), markSchema)]);

/** `true`, the reader's instruction as a sentence, or one of both for each marked column. */
export type Inferred = Readonly<z.infer<typeof inferredSchema>>;

const VERIFY = 'Verify this before you rely on it.';

function isOfCells(mark: Inferred): mark is Readonly<Record<string, true | string>> {
  return typeof mark === 'object';
}

/** The columns that a mark names; none where it marks the whole row. */
export function markedColumns(mark: Inferred | undefined): readonly string[] {
  return mark !== undefined && isOfCells(mark) ? Object.keys(mark) : [];
}

/**
 * The sentence that a cell ends with.
 *
 * @param mark what the row's `inferred` holds
 * @param column the cell's column
 * @param isLast whether the cell is the last shown: it gets the sentence of a whole row
 * @returns undefined for a cell that states no inferred fact
 */
export function verifySentence(
  mark: Inferred | undefined,
  column: string,
  isLast: boolean,
): string | undefined {
  if (mark === undefined) return undefined;
  if (!isOfCells(mark)) return isLast ? sentenceOf(mark) : undefined;
  const own = mark[column];
  return own === undefined ? undefined : sentenceOf(own);
}

function sentenceOf(mark: true | string): string {
  return mark === true ? VERIFY : mark;
}
