import { forgetWords } from '../forget-words';
import { createWordMatcher, findMatches, type WordMatcher } from '../matched-words';
import { placeWords, readWords } from '../words';
import './styles.lazy.css';

/** Named in the style sheet. */
const HIGHLIGHT = 'search';
/** How much of an address is read, so that the time is bounded whatever the address holds. */
const LONGEST_WORDS = 500;
const MOST_WORDS = 20;
const MOST_RANGES = 500;

/** Samples say the same in every language; links between pages and drawings are not the text of the page. */
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

/**
 * What the words of an address mark: all their forms; what begins with the last only where nothing is that word.
 */
function rangesOfWords(element: Element, words: string): StaticRange[] {
  const read = readWords(words.slice(0, LONGEST_WORDS)).slice(0, MOST_WORDS);
  const last = read.at(-1);
  if (last === undefined) return [];
  const isUnfinished = rangesOf(element, createWordMatcher([last.term])).length === 0;
  return rangesOf(
    element,
    createWordMatcher(
      read.map(({ term }) => term),
      isUnfinished ? last.written : '',
    ),
  );
}

/**
 * Marks words in the text of the page, without a change to its elements. Escape removes the marks.
 *
 * @param words separated by spaces
 * @param signal removes the marks when aborted
 */
export function highlightWords(words: string, signal: AbortSignal): void {
  const main = document.querySelector('main');
  if (main === null) return;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesOfWords(main, words)));

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
