import { useEffect } from 'react';

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === 'k') return ctrlKey || metaKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event);
}

/** Opens the search with Ctrl+K, ⌘K and `/`. Where a page has two boxes, the first one opens it. */
export function useShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      // The dialog is open, or another one is.
      if (document.querySelector('dialog[open]') === null) open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
}
