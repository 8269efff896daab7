/**
 * The canonical form of a path of the site: without `.html`, `/index.html`, `/index` and trailing slash.
 *
 * @returns the same path when it is canonical already
 */
export function canonicalPath(pathname: string): string {
  const trimmed = withoutSlashes(pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/index$/, ''));
  return trimmed === '' ? '/' : trimmed;
}

/** Without slashes at its end. Not by a pattern, which takes 40 ms for a path of thousands of slashes. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
