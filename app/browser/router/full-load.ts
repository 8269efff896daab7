/** A page that the browser loads as a whole, and what the reader learns where it cannot. */
import { showMessage } from '@site/components/shared/Message';

/**
 * How long the browser has for it, in milliseconds. It tells no script that a load came to nothing; and it has shown
 * that it loads for as long.
 */
const PATIENCE_MS = 8000;

/**
 * Tells the reader why a page did not come, with a way to try again, when the browser that loads it now still shows
 * this one after a while. Nothing is loaded again but by the reader.
 *
 * @param reason why it could not be had without leaving the document
 */
export function tellWhenNothingLoads(address: URL, reason: string): void {
  const timer = window.setTimeout(() => {
    const hide = showMessage({
      text: 'The page did not load.',
      detail: reason,
      button: 'Retry',
      onPress: () => {
        hide();
        window.location.assign(address);
        tellWhenNothingLoads(address, reason);
      },
    });
  }, PATIENCE_MS);
  const stopWaiting = (): void => {
    window.clearTimeout(timer);
  };
  window.addEventListener('pagehide', stopWaiting, { once: true });
  // The reader went somewhere else.
  document.addEventListener('astro:before-preparation', stopWaiting, { once: true });
}
