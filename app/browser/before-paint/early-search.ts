import { isShortcut } from '../../shell/SearchBox/shortcut';

/**
 * Notes that the reader has pressed the search shortcut before the page's scripts are there, and what they type next. The
 * search opens with it once it can (`app/shell/SearchBox/behavior.ts`). Runs in the page.
 */
export function earlySearch(): void {
  const { dataset } = document.documentElement;
  const note = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const typed = dataset.searched;
    // Without scripts, keys are the browser's.
    if (dataset.ready !== undefined || dataset.scripted === undefined) {
      removeEventListener('keydown', note, true);
      return;
    }
    if (typed === undefined) {
      if (!isShortcut(event)) return;
      dataset.searched = '';
    } else if (ctrlKey || metaKey || altKey) return;
    else if (key === 'Escape') delete dataset.searched;
    else if (key === 'Backspace') dataset.searched = typed.slice(0, -1);
    else if (key.length === 1) dataset.searched = typed + key;
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', note, true);
}
