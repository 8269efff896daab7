/** Lines in a page that say which card its samples show, each with a button that takes it back. */
import type { ChosenCard } from '../test-data';
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

/** How many samples of a page have a card, as the end of a sentence. */
function whereItIs(changed: number): string {
  if (changed === 0)
    return 'No sample here has the default test card, so none has changed. You can type this card where a form asks for one.';
  return changed === 1 ? '1 sample here has it.' : `${String(changed)} samples here have it.`;
}

/**
 * The line at the top of a page with samples.
 *
 * @param changed how many of its samples show the card
 */
export function pageLine(
  { number, does }: ChosenCard,
  changed: number,
  onReset: (event: Event) => void,
): HTMLElement {
  const copied = code(number);
  copied.dataset.copied = '';
  const copy = button('Copy', () => undefined);
  copy.dataset.copy = '';
  copy.setAttribute('aria-label', `Copy your test card ${number}`);
  const made = line(
    'Your test card for samples is ',
    copied,
    ` (${does}). ${whereItIs(changed)} `,
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
