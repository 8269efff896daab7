/**
 * Which `Accept` asks for Markdown instead of HTML. One pattern for the embedded server and for nginx, which can only
 * match patterns. Both must decide the same.
 *
 * Markdown is preferred where it's listed before HTML, or with a higher quality, and isn't ruled out.
 */
export const PREFERS_MARKDOWN = String.raw`^(?:(?!text/html).)*text/markdown(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?!\s*;\s*q=0.*text/html\s*(?:,|$))|text/html\s*;\s*q=0[^,]*,.*text/markdown\s*(?:,|$)`;

const pattern = new RegExp(PREFERS_MARKDOWN, 'i');

/** @param accept the header, if the client sent one */
export function prefersMarkdown(accept = ''): boolean {
  return pattern.test(accept);
}
