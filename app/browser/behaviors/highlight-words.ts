/**
 * Marks the words on a page that a search result leads to. What marks them is loaded for such pages
 * only.
 */
import { onVisit, type Visit } from '@site/components/browser/navigation/visits';
import { hashTarget } from '../../../components/browser/reading-place/hash-target';
import { forgetWords } from './forget-words';
import { highlightIn } from '../../../engines/addresses';

/** Removes the marks of the previous page. */
let marked: AbortController | undefined;

/** Entries of the history on pages that the reader has left: Back brings the page, not its marks. */
const left = new Set<string>();
/** Entries on the page that shows; the dialog of the search has one of its own. */
const current = new Set<string>();

function entryOf({ key, pathname, search }: Visit): string {
  return key + pathname + search;
}

async function mark(words: string, signal: AbortSignal): Promise<void> {
  const { highlightWords } = await import('./highlight');
  if (!signal.aborted) highlightWords(words, signal);
}

function markWords(location: Visit, previousLocation: Visit | null): void {
  marked?.abort();
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    for (const entry of current) left.add(entry);
    current.clear();
  }
  current.add(entryOf(location));
  if (left.has(entryOf(location))) {
    forgetWords();
    return;
  }
  const words = highlightIn(location.search);
  // The CSS Custom Highlight API is newer than some browsers: they show the page without marks.
  if (words === '' || !('highlights' in CSS)) return;
  marked = new AbortController();
  mark(words, marked.signal).catch((error: unknown) => {
    console.error("The search's words aren't marked: their code didn't load.", error);
  });
  // The router does not scroll when only the query of an address changes; here the reader chose a result.
  const isSamePlace =
    location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
  if (isSamePlace) hashTarget(location.hash)?.scrollIntoView();
}

/** Marks words on each page that a result of the search leads to. */
export function bind(): void {
  onVisit(markWords);
}
