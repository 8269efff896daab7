import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { tellCrash } from '@site/src/browser/crash';
import { IslandBoundary } from '@site/src/browser/IslandBoundary';
import { SearchDialog } from './SearchDialog';

let root: Root | undefined;
let isOpen = false;

/**
 * Opens the dialog; nothing happens while it's open.
 *
 * @param opener gets the focus back, unless the reader goes on to another page
 * @param typedBefore what its field holds at first
 */
export function openSearch(opener: HTMLElement, typedBefore = ''): void {
  if (isOpen) return;
  isOpen = true;
  // Not in the page: the dialog outlives it while the reader goes to a result.
  root ??= createRoot(document.createElement('div'));
  const onClose = (isLeft: boolean): void => {
    isOpen = false;
    root?.render(null);
    if (isLeft) opener.blur();
    else opener.focus();
  };
  // Its place is outside of the page, so what it shows of a crash is too.
  const onCrash = (error: unknown): void => {
    isOpen = false;
    root?.render(null);
    tellCrash(error, () => {
      openSearch(opener);
    });
  };
  const dialog = (
    <IslandBoundary onCrash={onCrash}>
      <SearchDialog typedBefore={typedBefore} onClose={onClose} />
    </IslandBoundary>
  );
  // Immediately: the next key is for the field.
  flushSync(() => root?.render(dialog));
}
