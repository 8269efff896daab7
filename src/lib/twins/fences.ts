const FENCE = /^\s*(`{3,}|~{3,})/;

/** Follows the fences of code line by line. */
export class Fences {
  #open = '';

  /** Whether a line is code, or the fence around it. */
  isCode(line: string): boolean {
    const [, fence = ''] = FENCE.exec(line) ?? [];
    if (this.#open === '') {
      this.#open = fence;
      return fence !== '';
    }
    if (fence.startsWith(this.#open) && line.trim() === fence) this.#open = '';
    return true;
  }
}
