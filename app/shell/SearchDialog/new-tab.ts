/** What a click and a key press say about where a link opens. */
interface Press {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** Of the mouse: 0 is the main one. */
  readonly button?: number;
}

/** Whether the reader asks for another tab or window, and the page that shows stays. */
export function asksForNewTab({ ctrlKey, metaKey, shiftKey, button = 0 }: Press): boolean {
  return ctrlKey || metaKey || shiftKey || button !== 0;
}
