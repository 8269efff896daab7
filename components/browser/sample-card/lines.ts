/** Lines in a page that say which card its samples show, each with a button that takes it back. */
import type { ChosenCard } from '../../../engines/test-data';
import styles from './styles.module.css';

function button(label: string, onPress: (event: Event) => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onPress);
  return made;
}

function line(...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement('div');
  made.className = styles.line ?? '';
  made.dataset.sampleCard = '';
  made.append(...content);
  return made;
}

function code(text: string): HTMLElement {
  const made = document.createElement('code');
  made.textContent = text;
  return made;
}

/** The line above a sample that has been changed. */
export function sampleLine({ number }: ChosenCard, onReset: (event: Event) => void): HTMLElement {
  return line('With your test card ', code(number), ' ', button('Reset', onReset));
}

/** The last heading before an element, which a link can lead to. */
function headingBefore(element: Element): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]')].findLast(
    (heading) => (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/** How many samples of a page show a card, and where the first is. */
function whereItIs([first, ...others]: readonly Element[]): readonly (string | Node)[] {
  if (first === undefined)
    return [
      'No sample here has the default card, so nothing changed. Where a form asks for a card, type this one.',
    ];
  const count =
    others.length === 0 ? '1 sample here shows it' : `${String(others.length + 1)} samples here show it`;
  const heading = headingBefore(first);
  if (heading === undefined) return [`${count}.`];
  const link = document.createElement('a');
  link.href = `#${heading.id}`;
  link.textContent = heading.innerText;
  return [others.length === 0 ? `${count}: ` : `${count}, first under `, link, '.'];
}

/**
 * The line at the top of a page with samples.
 *
 * @param changed its samples that show the card, from first to last
 */
export function pageLine(
  { number, does }: ChosenCard,
  changed: readonly Element[],
  onReset: (event: Event) => void,
): HTMLElement {
  const copied = code(number);
  copied.dataset.copied = '';
  const copy = button('Copy', () => undefined);
  copy.dataset.copy = '';
  copy.setAttribute('aria-label', `Copy your test card ${number}`);
  const made = line(
    'Your test card: ',
    copied,
    ` (${does}). `,
    ...whereItIs(changed),
    ' ',
    copy,
    ' ',
    button('Reset', onReset),
  );
  made.dataset.copyScope = '';
  return made;
}

/** Takes away the page's lines. */
export function removeLines(): void {
  for (const shown of document.querySelectorAll('[data-sample-card]')) shown.remove();
}
