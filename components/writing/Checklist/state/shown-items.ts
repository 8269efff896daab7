/**
 * The items of a checklist that show as done: those in the URL (`?done=`), else the reader's own. What is ticked
 * goes where it came from.
 */
import { replaceAddress } from '@site/components/browser/navigation/replace-address';
import { addressWithDone, doneInAddress } from './address';
import { doneItems, onDoneChange, setDoneItems } from './store';

/** The items that show as done. */
export function shownItems(name: string): ReadonlySet<string> {
  return doneInAddress(window.location.search) ?? doneItems(name);
}

/** Changes the list that shows: the one in the URL, or the one that's stored. */
export function changeShownItems(name: string, done: ReadonlySet<string>): void {
  if (doneInAddress(window.location.search) === null) setDoneItems(name, done);
  else {
    replaceAddress(addressWithDone(window.location.href, done));
    for (const listener of ofAddress) listener();
  }
}

const ofAddress = new Set<() => void>();

/** Calls back when another list shows, until what is returned is called. */
export function onShownItems(name: string, listener: () => void): () => void {
  ofAddress.add(listener);
  const stop = onDoneChange(name, listener);
  return () => {
    ofAddress.delete(listener);
    stop();
  };
}

/** Shows the reader's own list, or the one in a URL. */
export function showListOf(href: string): void {
  replaceAddress(href);
  for (const listener of ofAddress) listener();
}
