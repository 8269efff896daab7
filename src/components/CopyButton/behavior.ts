import { copyMessage, copyText, SHOWN_MS } from '@site/src/lib/controls/copy-text';
import { onClickOn } from '@site/src/lib/controls/on-document';

/** What a button said before it reported a result, and the timer that brings it back. */
interface Reporting {
  readonly label: string | null;
  readonly timer: number;
}

const reporting = new WeakMap<HTMLElement, Reporting>();

/** Says on the button what came of it, and for as long not what it's for. */
function report(button: HTMLElement, outcome: keyof typeof SHOWN_MS): void {
  const before = reporting.get(button);
  window.clearTimeout(before?.timer);
  const label = before?.label ?? button.getAttribute('aria-label');
  button.removeAttribute('aria-label');
  button.textContent = copyMessage(outcome);
  const timer = window.setTimeout(() => {
    reporting.delete(button);
    button.textContent = 'Copy';
    if (label !== null) button.setAttribute('aria-label', label);
  }, SHOWN_MS[outcome]);
  reporting.set(button, { label, timer });
}

/** Lets the buttons copy. */
export function bind(): void {
  onClickOn('[data-copy]', (button) => {
    const target = button.closest('[data-copy-scope]')?.querySelector<HTMLElement>('[data-copied]');
    if (!target) return;
    void copyText(target.innerText, target).then((outcome) => {
      report(button, outcome);
    });
  });
}
