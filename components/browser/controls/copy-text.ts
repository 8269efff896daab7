/** What an attempt to copy came to. */
export type CopyOutcome = 'copied' | 'selected';

/** How long the outcome shows, in milliseconds. Pressing keys takes longer than reading a word. */
export const SHOWN_MS = { copied: 1500, selected: 8000 } as const;

async function writeToClipboard(text: string): Promise<boolean> {
  // The type says that it's always there. Over plain HTTP it isn't.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    // The reader or a policy rejects it.
    return false;
  }
}

/** What the reader must do when the text could only be selected. A touch screen offers to copy on its own. */
function selectedMessage(): string {
  if (!window.matchMedia('(hover: hover)').matches) return 'Selected';
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Press ⌘C' : 'Press Ctrl+C';
}

/**
 * Describes what an attempt to copy came to.
 *
 * @param subject follows the word `Copied`
 */
export function copyMessage(outcome: CopyOutcome, subject = ''): string {
  return outcome === 'copied' ? `Copied${subject}` : selectedMessage();
}

/**
 * Copies text. Where the clipboard is absent or rejected, it selects the element that shows the text, so that the reader
 * can copy it with the keyboard.
 */
export async function copyText(text: string, shownBy: Element): Promise<CopyOutcome> {
  if (await writeToClipboard(text)) return 'copied';
  window.getSelection()?.selectAllChildren(shownBy);
  return 'selected';
}
