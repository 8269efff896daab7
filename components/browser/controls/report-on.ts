/** What a button said before it reported a result, and the timer that brings it back. */
interface Reporting {
  readonly text: string | null;
  readonly label: string | null;
  readonly timer: number | undefined;
}

/** Until a screen reader has seen the button's own name again. */
const QUIET_MS = 100;

const reporting = new WeakMap<HTMLElement, Reporting>();

/**
 * Says on a button what came of it, and for as long not what it's for.
 *
 * @param shownMs in milliseconds. Without it, until the next report
 */
export function reportOn(button: HTMLElement, message: string, shownMs?: number): void {
  const before = reporting.get(button);
  window.clearTimeout(before?.timer);
  const { text, label } = before ?? { text: button.textContent, label: button.getAttribute('aria-label') };
  button.ariaLive = 'polite';
  button.removeAttribute('aria-label');
  button.textContent = message;
  const restore = (): void => {
    reporting.delete(button);
    // The button's own name isn't news. A screen reader would say it in the middle of something else.
    button.ariaLive = 'off';
    button.textContent = text;
    if (label !== null) button.setAttribute('aria-label', label);
    window.setTimeout(() => {
      button.ariaLive = 'polite';
    }, QUIET_MS);
  };
  const timer = shownMs === undefined ? undefined : window.setTimeout(restore, shownMs);
  reporting.set(button, { text, label, timer });
}
