import { untilConnected } from '../lib/connection/connection';

/** The scripts of a page, which are the same for all pages of one build: see src/head/start-scripts.ts. */
const scriptsOf = (page: Document): string =>
  [...page.querySelectorAll<HTMLMetaElement>('meta[name="script"]')].map(({ content }) => content).join(' ');

async function load(address: URL, signal: AbortSignal): Promise<Document | null> {
  const response = await fetch(address, { signal });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  // The fragment of a redirect's target is known to the browser alone.
  if (!isHtml || response.redirected) return null;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const element of page.querySelectorAll('noscript')) element.remove();
  return page;
}

/**
 * Makes what loads pages of the site as HTML, for the document as it is now.
 *
 * @returns a function that gives a page; null for what only the browser can show: a file, a redirect, or a page of
 *   another build, whose scripts don't go with those that run. It throws what `fetch` throws while the site answers.
 */
export function pageLoader(): (address: URL, signal: AbortSignal) => Promise<Document | null> {
  const scripts = scriptsOf(document);
  return async (address, signal) => {
    const page = await untilConnected(() => load(address, signal), signal);
    return page !== null && scriptsOf(page) === scripts ? page : null;
  };
}
