/**
 * The canonical form of a path of the site: without `.html`, `/index.html`, `/index` and trailing slash.
 *
 * @returns the same path when it is canonical already
 */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}
