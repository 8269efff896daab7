/** What the page of a result does, in its address: `/docs/api/tokens?lang=go&highlight=create#tokens-create`. */

/** The words that the page marks. */
const HIGHLIGHT = 'highlight';
/** The language of its samples; read by the sample preferences. */
const LANGUAGE = 'lang';

/** What an address asks of its page. */
interface Asked {
  /** As the sample preferences name it. */
  readonly language?: string | undefined;
  /** Separated by spaces. */
  readonly words?: string;
}

/**
 * The address of a result.
 *
 * @param url route with anchor
 */
export function resultAddress(url: string, { language = '', words = '' }: Asked): string {
  const query = new URLSearchParams();
  if (language !== '') query.set(LANGUAGE, language);
  if (words !== '') query.set(HIGHLIGHT, words);
  if (query.size === 0) return url;
  const [route = '', anchor] = url.split('#');
  return `${route}?${String(query)}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The words that a query (`?…`) asks to mark; empty when there are none. */
export function highlightIn(search: string): string {
  return new URLSearchParams(search).get(HIGHLIGHT) ?? '';
}

/** The query (`?…`) without the words; the rest of it stays. */
export function withoutHighlight(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(HIGHLIGHT);
  return parameters.size === 0 ? '' : `?${String(parameters)}`;
}

/**
 * A URL for someone else, without the words that a search marked for this reader.
 *
 * @param href a page's whole URL
 */
export function sharedAddress(href: string): string {
  const url = new URL(href);
  url.search = withoutHighlight(url.search);
  return url.href;
}
