/**
 * What Astro's router leaves to the site: the connection, the bar above a page that takes long, pages that cannot be
 * had, and addresses that lead to another part of the same page.
 */
import { setNavigating } from '../../../components/browser/connection/connection';
import { tellWhenNothingLoads } from './full-load';
import { pageLoader } from './load-page';
import { hideBar, showBarSoon } from './progress-bar';

/** Adds to the router what it leaves to the site. Called once. */
export function startRouter(): void {
  const loadPage = pageLoader();
  document.addEventListener('astro:before-preparation', (event) => {
    const { from, to, signal } = event;
    if (from.pathname === to.pathname) {
      event.loader = () => Promise.resolve();
      document.addEventListener('astro:page-load', keepQuiet, { once: true });
      return;
    }
    showBarSoon();
    setNavigating(true);
    event.loader = async () => {
      try {
        const loaded = await loadPage(to, signal);
        if (loaded === null) event.preventDefault();
        else event.newDocument = loaded;
      } catch (error) {
        // The router then goes there as a browser does.
        event.preventDefault();
        if (!signal.aborted) tellWhenNothingLoads(to, String(error));
      } finally {
        if (!signal.aborted) {
          hideBar();
          setNavigating(false);
        }
      }
    };
  });
  document.addEventListener('astro:before-swap', (event) => {
    // Rejected when the window changes its size, or the reader goes on, before the next page is painted.
    event.viewTransition.ready.catch(() => undefined);
    if (event.newDocument === document) event.swap = () => undefined;
    else {
      keepRootAttributes(event.newDocument);
      // As app/browser/before-paint/whole-page.ts does on a load.
      const findsPlace = event.to.hash !== '' || event.navigationType === 'traverse';
      event.newDocument.documentElement.toggleAttribute('data-whole', findsPlace);
    }
  });
}

/**
 * The router tells screen readers the page's title, and interrupts them for it. On the page that shows already, such
 * as when the search closes, that's no news. It writes the title shortly after it has added the element.
 */
function keepQuiet(): void {
  setTimeout(() => {
    for (const said of document.querySelectorAll('.astro-route-announcer')) said.remove();
  });
}

/** What scripts have set on the root element holds for the next page too. */
function keepRootAttributes(next: Document): void {
  for (const { name, value } of document.documentElement.attributes)
    if (name.startsWith('data-') && !name.startsWith('data-astro'))
      next.documentElement.setAttribute(name, value);
  next.body.classList.add(...document.body.classList);
}
