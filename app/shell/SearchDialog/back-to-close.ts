/** Marks the history entry that represents the open dialog. */
const MARK = 'isSearchOpen';

function isOnOwnEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/** The router must not mistake the step for a navigation, which would scroll the page to its top. */
function hideFromRouter(event: PopStateEvent): void {
  event.stopImmediatePropagation();
}

/** Removes the dialog's entry by going back, unless the reader has navigated away from it. */
function removeOwnEntry(): void {
  if (!isOnOwnEntry()) return;
  window.addEventListener('popstate', hideFromRouter, { capture: true, once: true });
  window.history.back();
}

/** Before a navigation that replaces the dialog's entry: from then on the entry belongs to the page that comes. */
export function keepEntry(): void {
  const state = Object.entries((window.history.state ?? {}) as object).filter(([name]) => name !== MARK);
  window.history.replaceState(Object.fromEntries(state), '');
}

/**
 * Lets the browser's Back button close the dialog: while it is open, the history has an extra entry with the same
 * address. Navigation from the dialog must replace that entry, see `keepEntry`.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  const { href } = window.location;
  window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '');
  const onPop = (event: PopStateEvent): void => {
    if (window.location.href === href) hideFromRouter(event);
    dialog.close();
  };
  // Registered to run before the router's listener.
  window.addEventListener('popstate', onPop, { capture: true });
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', onPop, { capture: true });
    removeOwnEntry();
  });
}
