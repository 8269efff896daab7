import { onVisit } from '@site/components/browser/navigation/visits';
import { onClickOn } from '@site/components/browser/controls/on-document';
import { storageSlot } from '@site/components/browser/storage';

const MODES = ['dark', 'light'];

const shown = (): string => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

/** The icon says which mode it is to those who see it; the name of the button to all. */
function nameButtons(): void {
  for (const button of document.querySelectorAll('[data-color-mode]'))
    button.setAttribute('aria-label', `Switch between dark and light mode (currently ${shown()} mode)`);
}

function show(mode: string): void {
  document.documentElement.dataset.theme = mode;
  nameButtons();
}

/** Lets the reader switch between dark and light mode, stores the choice, and follows that of other tabs. */
export function bind(): void {
  const slot = storageSlot('theme');
  onClickOn('[data-color-mode]', () => {
    const next = shown() === 'dark' ? 'light' : 'dark';
    show(next);
    slot.set(next);
  });
  slot.listen((mode) => {
    if (mode !== null && MODES.includes(mode)) show(mode);
  });
  onVisit(nameButtons);
}
