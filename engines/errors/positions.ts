/** A place in a string, as editors count: from 1; columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * The lines and columns of offsets in a string. Lines end with LF, CRLF, or CR.
 *
 * @param offsets in ascending order
 */
export function positionsOf(text: string, offsets: readonly number[]): readonly Position[] {
  const ends = /\r\n|\r|\n/g;
  let line = 1;
  let start = 0;
  let end = ends.exec(text);
  return offsets.map((offset) => {
    while (end !== null && ends.lastIndex <= offset) {
      line += 1;
      start = ends.lastIndex;
      end = ends.exec(text);
    }
    return { line, column: offset - start + 1 };
  });
}
