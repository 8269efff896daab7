import { onClickOn } from '@site/components/browser/controls/on-document';

/** Further up the top is near, in pixels. */
const FAR = 300;

/** Shows the button while the reader scrolls up a long page. */
export function bind(): void {
  let last = 0;
  window.addEventListener(
    'scroll',
    () => {
      const { scrollY } = window;
      const isShown = scrollY > FAR && scrollY < last;
      document.querySelector('[data-to-top]')?.toggleAttribute('data-shown', isShown);
      last = scrollY;
    },
    { passive: true },
  );
  onClickOn('[data-to-top]', () => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
  });
}
