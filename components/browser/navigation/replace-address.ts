const listeners = new Set<() => void>();

/** Calls back when the address of the page that shows has been rewritten, until what is returned is called. */
export function onAddressReplaced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Writes another address of the page that shows into its entry of the history. The reader stays: it's no visit. */
export function replaceAddress(href: string): void {
  window.history.replaceState(window.history.state, '', href);
  for (const listener of listeners) listener();
}
