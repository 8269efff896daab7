/** A page in a tab that no one looks at is never painted. Its scripts run after this time at the latest. */
const PAINTED_AFTER_MS = 3000;

/** After this many milliseconds, a reader who waits for the scripts learns that they haven't come. */
const PATIENCE_MS = 8000;

/**
 * Loads the scripts of the page once it's parsed and painted. Before, they'd share the connection with the style sheet
 * and ask for a layout of their own. `app/astro/scripts-after-paint.ts` identifies them in the head. Where they don't
 * come, or the browser can't run them, the page says so, and shows what it shows without script. Runs in the page.
 */
export function startScripts(): void {
  let isStarted = false;
  let message: HTMLElement | undefined;
  const root = document.documentElement;
  const tellUnlessReady = (): void => {
    message?.remove();
    if (root.dataset.ready !== undefined) return;
    message = document.createElement('p');
    message.role = 'alert';
    message.style.cssText = 'position:fixed;inset:auto 0 0;padding:1rem;color:#000;background:#fff';
    message.textContent =
      "This page's scripts haven't loaded, so buttons and search don't respond. Check your connection, then reload the page.";
    document.body.append(message);
  };
  const load = (): void => {
    let loaded: Promise<unknown> | undefined;
    for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="script"]')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = content;
      document.head.append(link);
      // One after another, and whatever became of the one before. Trusted Types allow an import, but not a script
      // element's URL.
      const next = (): Promise<unknown> => import(content).catch(console.error);
      loaded = loaded === undefined ? next() : loaded.then(next);
    }
    // The last script makes the page respond.
    const end = (): void => {
      tellUnlessReady();
      if (message?.isConnected === true) root.removeAttribute('data-scripted');
    };
    void loaded?.then(end);
    if (loaded !== undefined) setTimeout(tellUnlessReady, PATIENCE_MS);
  };
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load, { once: true });
    else load();
  };
  if (document.hidden) {
    start();
    return;
  }
  // A frame's callback runs before it's painted, and a timer after it.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, PAINTED_AFTER_MS);
}
