import { untilConnected } from '../../../components/browser/connection/connection';
import { trusted } from '../../../components/browser/trusted';

/** A page that was fetched ahead is shown as it was then, for so long; an older one is checked for a newer one. */
const FRESH_FOR_MS = 5 * 60_000;

/** The scripts of a page, which are the same for all pages of one build: see app/browser/before-paint/start-scripts.ts. */
const scriptsOf = (page: Document): string =>
  [...page.querySelectorAll<HTMLMetaElement>('meta[name="script"]')].map(({ content }) => content).join(' ');

/** Passes pages of this site. No other file can use the policy. */
const pageHtml = trusted('createHTML', 'pages', (html) => html);

/** Whether the browser has fetched a page ahead, and not long ago. */
function isFetchedAhead({ origin, pathname, search }: URL): boolean {
  const latest = performance.getEntriesByName(origin + pathname + search, 'resource').at(-1);
  return (
    latest instanceof PerformanceResourceTiming &&
    latest.initiatorType === 'link' &&
    performance.now() - latest.responseEnd < FRESH_FOR_MS
  );
}

async function load(address: URL, signal: AbortSignal): Promise<Document | null> {
  // What was fetched ahead comes from the cache, without asking the server once more.
  const cache = isFetchedAhead(address) ? 'force-cache' : 'default';
  const response = await fetch(address, { signal, cache });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  // The fragment of a redirect's target is known to the browser alone.
  if (!isHtml || response.redirected) return null;
  const page = new DOMParser().parseFromString(pageHtml(await response.text()), 'text/html');
  for (const element of page.querySelectorAll('noscript, script[data-first-screen]')) element.remove();
  return page;
}

/**
 * Makes what loads pages of the site as HTML, for the document as it is now.
 *
 * @returns a function that gives a page; null for what only the browser can show: a file, a redirect, or a page of
 *   another build, whose scripts don't go with those that run. It throws what `fetch` throws while the site responds.
 */
export function pageLoader(): (address: URL, signal: AbortSignal) => Promise<Document | null> {
  const scripts = scriptsOf(document);
  return async (address, signal) => {
    const page = await untilConnected(() => load(address, signal), signal);
    return page !== null && scriptsOf(page) === scripts ? page : null;
  };
}
