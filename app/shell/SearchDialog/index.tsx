import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { tellCrash } from '@site/components/browser/islands/crash';
import { IslandBoundary } from '@site/components/browser/islands/IslandBoundary';
import { SearchDialog } from './SearchDialog';

let root: Root | undefined;
let isOpen = false;

/** A place that outlives the page: the body goes when one comes that the reader has asked for before. */
function besideBody(): HTMLElement {
  const place = document.createElement('div');
  document.documentElement.append(place);
  return place;
}

/**
 * Opens the dialog; nothing happens while it's open.
 *
 * @param opener gets the focus back, unless the reader goes on to another page
 * @param typedBefore what its field holds at first
 */
export function openSearch(opener: HTMLElement, typedBefore = ''): void {
  if (isOpen) return;
  isOpen = true;
  root ??= createRoot(besideBody());
  const onClose = (isLeft: boolean): void => {
    isOpen = false;
    root?.render(null);
    if (isLeft) opener.blur();
    else opener.focus();
  };
  // Its place is outside of the page, so what it shows of a crash is too.
  const onCrash = (error: unknown): void => {
    isOpen = false;
    // Preact calls this in the middle of the render, which puts the dialog into the page only afterwards.
    queueMicrotask(() => {
      root?.render(null);
      tellCrash(error, () => {
        openSearch(opener);
      });
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
