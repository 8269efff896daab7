/** Puts the reader's test card into the page's samples. Loaded only where one is chosen. */
import sampleCards from '@generated/browser-data/TestDataPicker/sample-cards.json';
import { keepInPlace } from '../reading-place/keep-in-place';
import { readingPlace } from '../reading-place/reading-place';
import { codeEdits, readSampleCard, type ChosenCard, type SampleCards } from '../../../engines/test-data';
import { pageLine, removeLines, sampleLine } from './lines';
import { replaceText, type Originals } from './replace-text';
import { sampleCardSlot } from './slot';

const { samples, cards } = sampleCards as SampleCards;

/** Of the page that shows. */
const originals: Originals = new Map();

function takeBack(): void {
  for (const [node, data] of originals) node.data = data;
  originals.clear();
  removeLines();
}

/** Forgets the card. The pressed button goes with it, so what is next to it has the focus then. */
function reset({ currentTarget }: Pick<Event, 'currentTarget'>): void {
  const place = currentTarget instanceof Element ? currentTarget.closest('[data-panel], .markdown') : null;
  sampleCardSlot().del();
  place?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
}

/** Unfolds long code, whose changes can be in the part that's folded away. */
function unfold(panel: Element): void {
  const toggle = panel.querySelector<HTMLElement>('[data-fold]:not([data-open]) > [data-unfold]');
  // Some code only folds on small screens.
  if (toggle !== null && getComputedStyle(toggle).display !== 'none') toggle.click();
}

/** Puts a card into one panel of a sample. */
function fill(panel: Element, card: ChosenCard): boolean {
  const code = panel.querySelector('code[data-copied]');
  if (code === null) return false;
  const edits = codeEdits(code.textContent, card, samples);
  if (edits.length === 0) return false;
  replaceText(code, edits, originals);
  // Directly in the panel, where the mark of the tests is, also above code that folds.
  [...panel.children].find((child) => child.contains(code))?.before(sampleLine(card, reset));
  unfold(panel);
  return true;
}

/** Puts a card into all samples of the page. */
function fillAll(card: ChosenCard): void {
  const frames = [...document.querySelectorAll('main [data-languages]')];
  if (frames.length === 0) return;
  const changed = frames.filter((frame) =>
    [...frame.querySelectorAll('[data-panel]')].map((panel) => fill(panel, card)).includes(true),
  );
  document.querySelector('main .markdown > header')?.after(pageLine(card, changed, reset));
}

/**
 * Has the page's samples show a card, or their own again.
 *
 * @param written what is stored. Anything but this site's test cards is ignored
 */
export function showSampleCard(written: string | null): void {
  const card = readSampleCard(written, cards);
  // At its upper end, the page stays there and shows the new line.
  keepInPlace(window.scrollY === 0 ? null : readingPlace(), () => {
    takeBack();
    if (card !== undefined) fillAll(card);
  });
}
