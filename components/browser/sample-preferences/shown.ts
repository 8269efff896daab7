/**
 * What the samples show: attributes of the root element, which the script of the head sets before the first paint and
 * which components read, and a style sheet of the document that follows them. Nothing else in the browser holds these values.
 */
import { TAB_ATTRIBUTES, TAB_FAMILIES, TAB_RULE } from '../../../engines/sample-preferences';

const listeners = new Set<() => void>();

/** The value that shows; null when nothing was chosen. */
export function shownValue(attribute: string): string | null {
  return document.documentElement.getAttribute(attribute);
}

/** Writes the rules for all tabs that were chosen. */
function styleTabs(): void {
  const [sheet] = document.adoptedStyleSheets;
  const chosen = TAB_FAMILIES.flatMap((family) => shownValue(TAB_ATTRIBUTES[family]) ?? []);
  sheet?.replaceSync(chosen.map((value) => TAB_RULE.replaceAll('*', value)).join(''));
}

/** Shows a value on the whole page, immediately. */
export function showValue(attribute: string, value: string): void {
  document.documentElement.setAttribute(attribute, value);
  styleTabs();
  for (const listener of listeners) listener();
}

/** Calls a listener whenever a value changes, until what is returned is called. */
export function onShownChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
