/**
 * While the reader moves with the Tab key, focus shows wherever it is (`app/css/base.css`); pressing a mouse button ends
 * that.
 */
const KEYBOARD_MODE = 'navigation-with-keyboard';

/** Follows the Tab key and the mouse. */
export function bind(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') document.body.classList.add(KEYBOARD_MODE);
  });
  document.addEventListener('mousedown', () => {
    document.body.classList.remove(KEYBOARD_MODE);
  });
}
