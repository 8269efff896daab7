/**
 * What Astro's router leaves to the site: the connection, the bar above a page that takes long, and addresses that lead
 * to another part of the same page.
 */
import { setNavigating, untilConnected } from '../lib/connection/connection';

/** Until then a page counts as quick. Section 9 of the specification. */
const BAR_AFTER_MS = 200;

let timer: number | undefined;

function hideBar(): void {
  window.clearTimeout(timer);
  document.querySelector('[data-progress]')?.remove();
}

function showBarSoon(): void {
  hideBar();
  timer = window.setTimeout(() => {
    const bar = document.createElement('div');
    bar.dataset.progress = '';
    document.body.append(bar);
    // From no width, so that it grows.
    requestAnimationFrame(() => {
      bar.dataset.progress = 'on';
    });
  }, BAR_AFTER_MS);
}

/** Loads a page as HTML; what answers with something else is left to the browser. */
async function loadDocument(address: URL, signal: AbortSignal): Promise<Document | null> {
  const response = await untilConnected(() => fetch(address, { signal }), signal);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return isPage ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
}

/** Adds to the router what it leaves to the site. Called once. */
export function startRouter(): void {
  document.addEventListener('astro:before-preparation', (event) => {
    const { from, to, signal } = event;
    if (from.pathname === to.pathname) {
      event.loader = () => Promise.resolve();
      return;
    }
    showBarSoon();
    setNavigating(true);
    event.loader = async () => {
      try {
        const loaded = await loadDocument(to, signal);
        if (loaded === null) event.preventDefault();
        else event.newDocument = loaded;
      } catch {
        // The router then goes there as a browser does.
        event.preventDefault();
      } finally {
        if (!signal.aborted) {
          hideBar();
          setNavigating(false);
        }
      }
    };
  });
  document.addEventListener('astro:before-swap', (event) => {
    if (event.newDocument === document) event.swap = () => undefined;
    else {
      keepRootAttributes(event.newDocument);
      // As src/head/whole-page.ts does on a load.
      const findsPlace = event.to.hash !== '' || event.navigationType === 'traverse';
      event.newDocument.documentElement.toggleAttribute('data-whole', findsPlace);
    }
  });
}

/** What scripts have set on the root element holds for the next page too. */
function keepRootAttributes(next: Document): void {
  for (const { name, value } of document.documentElement.attributes)
    if (name.startsWith('data-') && !name.startsWith('data-astro'))
      next.documentElement.setAttribute(name, value);
  next.body.classList.add(...document.body.classList);
}
