import { onClickOn } from '@site/components/browser/controls/on-document';

/** Moves focus to the text of the page, and leaves the address unchanged. */
export function bind(): void {
  onClickOn('[data-skip]', (_link, event) => {
    event.preventDefault();
    const main = document.querySelector('main');
    if (main === null) return;
    main.tabIndex = -1;
    main.focus();
  });
}
