/** The words that a page marks, in its address: `/docs/api/tokens?highlight=create#tokens-create`. */

const PARAMETER = 'highlight';

/**
 * Adds words to the address of a result.
 *
 * @param url route with anchor
 * @param words separated by spaces; the address stays as it is when there are none
 */
export function withHighlight(url: string, words: string): string {
  if (words === '') return url;
  const [route = '', anchor] = url.split('#');
  const query = new URLSearchParams({ [PARAMETER]: words });
  return `${route}?${String(query)}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The words that a query (`?…`) asks to mark; empty when there are none. */
export function highlightIn(search: string): string {
  return new URLSearchParams(search).get(PARAMETER) ?? '';
}

/** The query (`?…`) without the words; the rest of it stays. */
export function withoutHighlight(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  return parameters.size === 0 ? '' : `?${String(parameters)}`;
}
