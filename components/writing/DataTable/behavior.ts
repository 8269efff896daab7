import type * as tableFilter from './filter';
import { onVisit } from '@site/components/browser/navigation/visits';
import { copyMessage, copyText, SHOWN_MS } from '@site/components/browser/controls/copy-text';
import { onClickOn } from '@site/components/browser/controls/on-document';

/** Loads what filters, which few pages need. */
async function withFilter(apply: (filter: typeof tableFilter) => void): Promise<void> {
  try {
    apply(await import('./filter'));
  } catch (error) {
    // All rows show.
    console.error("A table's filter couldn't load.", error);
  }
}

const fields = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[data-filter]'),
];

const timers = new WeakMap<Element, number>();

/** One message says for all values of a table what came of copying one. */
async function copyValue(button: HTMLButtonElement): Promise<void> {
  const message = button.closest('[data-rows]')?.querySelector('[data-copy-message]');
  const outcome = await copyText(button.value, button.parentElement?.querySelector('code') ?? button);
  if (!message) return;
  message.textContent = copyMessage(outcome, ` ${button.value}`);
  window.clearTimeout(timers.get(message));
  const hide = (): void => {
    message.textContent = '';
  };
  timers.set(message, window.setTimeout(hide, SHOWN_MS[outcome]));
}

/** Lets the reader filter long tables and copy their values. */
export function bind(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-filter]'))
      void withFilter(({ change }) => {
        change(target, target.value);
      });
  });
  onClickOn('[data-copy-value]', (button) => {
    void copyValue(button as HTMLButtonElement);
  });
  onVisit(() => {
    const isFiltered = window.location.search !== '' || fields().some(({ value }) => value !== '');
    if (fields().length > 0 && isFiltered)
      void withFilter(({ followAddress }) => {
        fields().forEach(followAddress);
      });
  });
}
