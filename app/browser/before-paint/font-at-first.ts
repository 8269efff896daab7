/** Above this round trip, in milliseconds, the font would come after the text that it is for. */
const FAR = 100;

interface Connection {
  readonly rtt?: number;
}

/**
 * Has the page set in its font from the start where the browser has kept it (`app/browser/start/font.ts`) or is near enough.
 * Elsewhere the font waits: the browser would hold the text back for it, and take the connection from the style sheet.
 * Runs in the page.
 *
 * @param address of the font
 */
export function fontAtFirst(address: string): void {
  const { connection } = navigator as { readonly connection?: Connection };
  let isKept = false;
  try {
    isKept = localStorage.getItem('font') === address;
  } catch {
    // Without storage nothing is known of earlier visits.
  }
  if (!isKept && (connection?.rtt ?? 0) > FAR) return;
  document.documentElement.dataset.font = '';
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: address,
    crossOrigin: 'anonymous',
  });
  document.head.append(link);
}
