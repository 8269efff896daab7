import type { SearchHit } from './engine';
import {
  createWordMatcher,
  findMatches,
  splitAtMatches,
  type OutputPart,
  type WordMatcher,
} from './matched-words';
import { placeWords } from './words';

/** Parts of a sentence that a result quotes; undefined where there is none. */
export type Excerpt = readonly OutputPart[] | undefined;

/** About two lines of a result. */
const LENGTH = 160;
/** What is shown of a long sentence before its first match. */
const LEAD = 40;
const ELLIPSIS = '…';

// Firefox has it only since version 125; TypeScript's types assume that it exists.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'sentence' }) : undefined;

/** The sentences of a section; its blocks in a browser that cannot split sentences. */
function sentencesOf(blocks: readonly string[]): readonly string[] {
  if (segmenter === undefined) return blocks;
  return blocks
    .flatMap((block) => Array.from(segmenter.segment(block), ({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');
}

/** The sentence with most distinct terms, the first of those; the first of all when none has any. */
function bestSentence(all: readonly string[], termsMet: WordMatcher): string | undefined {
  let best = all[0];
  let most = 0;
  for (const sentence of all) {
    const count = new Set(findMatches(placeWords(sentence), termsMet).flatMap(({ terms }) => terms)).size;
    if (count > most) [best, most] = [sentence, count];
  }
  return best;
}

/** Where the last word before a place begins; the place itself in an endless word. */
function wordBorderBefore(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space === -1 || place - space > LEAD ? place : space + 1;
}

/** Cuts a long sentence around its first match, between words. */
function shorten(sentence: string, termsMet: WordMatcher): string {
  if (sentence.length <= LENGTH) return sentence;
  const first = findMatches(placeWords(sentence), termsMet)[0]?.start ?? 0;
  const start =
    first <= LEAD ? 0 : wordBorderBefore(sentence, Math.min(first - LEAD, sentence.length - LENGTH));
  const isCut = start + LENGTH < sentence.length;
  const end = isCut ? wordBorderBefore(sentence, start + LENGTH) : sentence.length;
  return `${start > 0 ? ELLIPSIS : ''}${sentence.slice(start, end).trimEnd()}${isCut ? ELLIPSIS : ''}`;
}

/**
 * The sentence of a section that a result quotes: the one that has most of what the section was found by. Of that, the
 * words that the reader typed are marked.
 *
 * @param blocks paragraphs, list items and other blocks of the section, as plain text
 * @returns about 160 characters, cut at the words that it was found by; undefined when the section has no text
 */
export function excerptOf(
  blocks: readonly string[],
  { terms, marks }: Pick<SearchHit, 'terms' | 'marks'>,
): Excerpt {
  const sought = createWordMatcher([...terms, ...marks.terms], marks.beginning);
  const sentence = bestSentence(sentencesOf(blocks), sought);
  return sentence === undefined
    ? undefined
    : splitAtMatches(shorten(sentence, sought), createWordMatcher(marks.terms, marks.beginning));
}
