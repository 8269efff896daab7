/**
 * What the samples show: attributes of the root element, which the script of the head sets before the first paint, which
 * decide in the style sheet, and which components read. Nothing else in the browser holds these values.
 */
const listeners = new Set<() => void>();

/** The value that shows; null when nothing was chosen. */
export function shownValue(attribute: string): string | null {
  return document.documentElement.getAttribute(attribute);
}

/** Shows a value on the whole page, at once. */
export function showValue(attribute: string, value: string): void {
  document.documentElement.setAttribute(attribute, value);
  for (const listener of listeners) listener();
}

/** Calls a listener whenever a value changes, until what is returned is called. */
export function onShownChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
