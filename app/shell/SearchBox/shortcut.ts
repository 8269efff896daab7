function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Whether a key opens the search: Ctrl+K, ⌘K and `/`. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === 'k') return ctrlKey || metaKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event);
}
