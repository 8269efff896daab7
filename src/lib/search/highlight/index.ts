import { highlightIn, withoutHighlight } from '../highlight-parameter';
import { createWordMatcher, findMatches, type WordMatcher } from '../matched-words';
import { placeWords, readWords } from '../words';
import { MOST_HIGHLIGHTED_WORDS } from '../words-to-highlight';
import './styles.lazy.css';

/** Named in the style sheet. */
const HIGHLIGHT = 'search';
/** How much of an address is read, so that the time is bounded whatever the address holds. */
const LONGEST_WORDS = 500;
const MOST_RANGES = 500;

/** Samples say the same in six languages; links between pages and drawings are not the text of the page. */
const NOT_MARKED = 'pre, nav, svg, script, style';

function textsOf(element: Element): Iterable<Text> {
  const walker = document.createTreeWalker(
    element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
      return (node as Element).matches(NOT_MARKED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  return {
    *[Symbol.iterator]() {
      while (walker.nextNode() !== null) yield walker.currentNode as Text;
    },
  };
}

function rangesOf(element: Element, termsMet: WordMatcher): StaticRange[] {
  const ranges: StaticRange[] = [];
  for (const text of textsOf(element)) {
    for (const { start, end } of findMatches(placeWords(text.data), termsMet))
      ranges.push(
        new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end }),
      );
    if (ranges.length >= MOST_RANGES) return ranges.slice(0, MOST_RANGES);
  }
  return ranges;
}

/** Removes the words from the address, so that a reload does not mark them again. */
function forgetWords(): void {
  const { pathname, search, hash } = window.location;
  if (highlightIn(search) !== '')
    window.history.replaceState(window.history.state, '', pathname + withoutHighlight(search) + hash);
}

/**
 * Marks words in the text of the page, without a change to its elements. Escape removes the marks.
 *
 * @param words separated by spaces; words that begin with the last one are marked too
 * @param signal removes the marks when aborted
 */
export function highlightWords(words: string, signal: AbortSignal): void {
  const main = document.querySelector('main');
  const query = words.slice(0, LONGEST_WORDS);
  const terms = readWords(query)
    .slice(0, MOST_HIGHLIGHTED_WORDS)
    .map(({ term }) => term);
  if (main === null || terms.length === 0) return;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesOf(main, createWordMatcher(query, terms))));

  const end = (): void => {
    CSS.highlights.delete(HIGHLIGHT);
  };
  signal.addEventListener('abort', end);
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      end();
      forgetWords();
    },
    { signal },
  );
}
