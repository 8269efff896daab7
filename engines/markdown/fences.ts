const FENCE = /^\s*(`{3,}|~{3,})/;

/** The marks that a line begins with, where they can be the fence of code. It's empty for every other line. */
export function fenceOf(line: string): string {
  return FENCE.exec(line)?.[1] ?? '';
}

/** Whether a line ends the code that a fence began. */
export function closesFence(line: string, fence: string): boolean {
  const marks = fenceOf(line);
  return marks.startsWith(fence) && line.trim() === marks;
}

/** Follows the fences of code line by line. */
export class Fences {
  #open = '';

  /** Whether a line is code, or the fence around it. */
  isCode(line: string): boolean {
    if (this.#open === '') {
      this.#open = fenceOf(line);
      return this.#open !== '';
    }
    if (closesFence(line, this.#open)) this.#open = '';
    return true;
  }
}
