import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { tellCrash } from '@site/components/browser/islands/crash';
import { IslandBoundary } from '@site/components/browser/islands/IslandBoundary';
import { closeOnBack } from './back-to-close';
import { SearchDialog } from './SearchDialog';
import type { SearchShell } from './shell';

/**
 * Fills an open dialog with the search, until it's closed.
 *
 * @param reopen lets the reader try again after a crash
 */
export function fillShell(shell: SearchShell, reopen: () => void): void {
  const { dialog, place } = shell;
  closeOnBack(dialog);
  place.replaceChildren();
  const root = createRoot(place);
  dialog.addEventListener('close', () => {
    root.unmount();
  });
  // The dialog has no place in the page, so what it shows of a crash doesn't either.
  const onCrash = (error: unknown): void => {
    dialog.close();
    tellCrash(error, reopen);
  };
  // Immediately: what was typed has waited long enough.
  flushSync(() => {
    root.render(
      <StrictMode>
        <IslandBoundary onCrash={onCrash}>
          <SearchDialog shell={shell} />
        </IslandBoundary>
      </StrictMode>,
    );
  });
}
