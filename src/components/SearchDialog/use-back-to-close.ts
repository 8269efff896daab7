import { useEffect } from 'react';
import { useEvent } from '@docusaurus/theme-common';

/** Marks the entry of the browser's history that stands for the open dialog. */
const MARK = 'isSearchOpen';

function isOnOwnEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/** The router must not take the step for a navigation, at which the page would scroll to its top. */
function hideFromRouter(event: PopStateEvent): void {
  event.stopImmediatePropagation();
}

/** Goes back over the own entry, unless the reader has gone somewhere from it. */
function removeOwnEntry(): void {
  if (!isOnOwnEntry()) return;
  window.addEventListener('popstate', hideFromRouter, { capture: true, once: true });
  window.history.back();
}

/**
 * Lets the browser's Back close the dialog: it has an entry of its own in the history, of the same address. What leads away
 * from the dialog has to replace that entry. The framework's `useHistoryPopHandler` cannot do this: it holds back no step to
 * a page from which the reader came by a full load.
 */
export function useBackToClose(close: () => void): void {
  const onBack = useEvent(close);
  useEffect(() => {
    const { href } = window.location;
    window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');
    const onPop = (event: PopStateEvent): void => {
      if (window.location.href === href) hideFromRouter(event);
      onBack();
    };
    // Before the listener of the router.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      removeOwnEntry();
    };
  }, [onBack]);
}
