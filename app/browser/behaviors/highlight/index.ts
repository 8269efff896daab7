import { forgetWords } from '../forget-words';
import {
  createFormMatcher,
  findMatches,
  placeWords,
  readWords,
  type WordMatcher,
} from '../../../../engines/search';
import './styles.lazy.css';

/** Named in the style sheet. */
const HIGHLIGHT = 'search';
/** How much of an address is read, so that the time is bounded whatever the address holds. */
const LONGEST_WORDS = 500;
const MOST_WORDS = 20;
const MOST_RANGES = 500;

/** What a writer wrote, without the contents list and the ways to other pages around it. */
const PROSE = 'main .markdown';
/**
 * Samples say the same in every language. Links between pages, drawings, and what a reader works with aren't prose, and
 * tools change while they're used.
 */
const NOT_MARKED = 'pre, figure, nav, svg, script, style, form, button, label, select, [data-island]';

/** Names in code. A line can break within one, but all of it is marked or nothing. */
const NAME = 'code, kbd';

/** The text nodes of the prose in order, except for those in names, and each name as an element. */
function* partsOf(prose: Element): Generator<Text | Element> {
  const { SHOW_ELEMENT, SHOW_TEXT, FILTER_ACCEPT, FILTER_REJECT, FILTER_SKIP } = NodeFilter;
  const walker = document.createTreeWalker(prose, SHOW_ELEMENT | SHOW_TEXT, (node) => {
    if (node instanceof Element && node.matches(NOT_MARKED)) return FILTER_REJECT;
    if (node.parentElement?.closest(NAME)) return FILTER_REJECT;
    return node instanceof Text || (node as Element).matches(NAME) ? FILTER_ACCEPT : FILTER_SKIP;
  });
  while (walker.nextNode() !== null) yield walker.currentNode as Text | Element;
}

/** The ranges are live, so that no other word has the mark once a page changes the node. */
function rangesIn(part: Text | Element, wordsMet: WordMatcher): Range[] {
  const text = part.textContent;
  return findMatches(placeWords(text), wordsMet).flatMap(({ start, end }) => {
    const range = new Range();
    range.selectNodeContents(part);
    if (start === 0 && end === text.length) return [range];
    if (part instanceof Element) return [];
    range.setStart(part, start);
    range.setEnd(part, end);
    return [range];
  });
}

function rangesOf(prose: Element, wordsMet: WordMatcher): Range[] {
  const ranges: Range[] = [];
  for (const part of partsOf(prose)) {
    ranges.push(...rangesIn(part, wordsMet));
    if (ranges.length >= MOST_RANGES) return ranges.slice(0, MOST_RANGES);
  }
  return ranges;
}

/**
 * Marks every form of the words. What begins with the last word is marked if nothing on the page is that word.
 */
function rangesOfWords(prose: Element, words: string): Range[] {
  const read = readWords(words.slice(0, LONGEST_WORDS)).slice(0, MOST_WORDS);
  const last = read.at(-1);
  if (last === undefined) return [];
  const isUnfinished = rangesOf(prose, createFormMatcher([last])).length === 0;
  return rangesOf(prose, createFormMatcher(read, isUnfinished ? last.written : ''));
}

/**
 * Marks words in the prose of the page, without a change to its elements. Escape removes the marks.
 *
 * @param words separated by spaces
 * @param signal removes the marks when aborted
 */
export function highlightWords(words: string, signal: AbortSignal): void {
  const prose = document.querySelector(PROSE);
  if (prose === null) return;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesOfWords(prose, words)));

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
