import { onClickOn } from '@site/src/lib/controls/on-document';
import { storageSlot } from '@site/src/lib/storage';

const MODES = ['dark', 'light'];

function show(mode: string): void {
  document.documentElement.dataset.theme = mode;
}

/** Lets the reader switch between dark and light mode, stores the choice, and follows that of other tabs. */
export function bind(): void {
  const slot = storageSlot('theme');
  onClickOn('[data-color-mode]', () => {
    const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    show(next);
    slot.set(next);
  });
  slot.listen((mode) => {
    if (mode !== null && MODES.includes(mode)) show(mode);
  });
}
