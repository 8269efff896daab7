/** Client module: marks the words on a page that a search result leads to. What marks them is loaded for such pages only. */
import type { ClientModule } from '@docusaurus/types';
import { hashTarget } from '../hash-target';
import { highlightIn } from './highlight-parameter';

/** Removes the marks of the previous page. */
let marked: AbortController | undefined;

async function mark(words: string, signal: AbortSignal): Promise<void> {
  const { highlightWords } = await import('./highlight');
  if (!signal.aborted) highlightWords(words, signal);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  marked?.abort();
  const words = highlightIn(location.search);
  // The CSS Custom Highlight API is newer than some browsers: they show the page without marks.
  if (words === '' || !('highlights' in CSS)) return;
  marked = new AbortController();
  mark(words, marked.signal).catch((error: unknown) => {
    console.error(
      'The words of the search are not marked: the code that marks them could not be loaded.',
      error,
    );
  });
  // The framework does not scroll when only the query of an address changes; here the reader chose a result.
  const isSamePlace =
    location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
  if (isSamePlace) hashTarget(location.hash)?.scrollIntoView();
};
