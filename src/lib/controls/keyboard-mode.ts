/**
 * Client module: while the reader moves with the Tab key, focus shows wherever it is (`src/css/base.css`); pressing a
 * mouse button ends that. The framework had this until 3.9 and leaves it to the page now.
 */
import { canUseDOM } from '@site/src/framework/browser';

const KEYBOARD_MODE = 'navigation-with-keyboard';

if (canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') document.body.classList.add(KEYBOARD_MODE);
  });
  document.addEventListener('mousedown', () => {
    document.body.classList.remove(KEYBOARD_MODE);
  });
}
