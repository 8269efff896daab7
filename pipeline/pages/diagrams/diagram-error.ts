/** A mistake in the source of a diagram. */
export class DiagramError extends Error {
  /** Line of the source, counted from 0: the one that identifies the kind of diagram. */
  readonly line: number;

  constructor(line: number, problem: string) {
    super(problem);
    this.line = line;
  }
}

/** A line of source without the white space around it, and where it is. */
export interface SourceLine {
  readonly text: string;
  /** Counted from 0. */
  readonly line: number;
}

/**
 * The lines of a diagram below the one that identifies its kind, without empty ones and comments (`%%`). A `<br>` becomes a
 * space: long labels are broken where they need to be.
 */
export function bodyLines(source: string): SourceLine[] {
  return source
    .split('\n')
    .map((text, line) => ({ text: text.replace(/<br\s*\/?>/g, ' ').trim(), line }))
    .slice(1)
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
}
