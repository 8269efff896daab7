/**
 * A request target (RFC 9112, 3.2) split into its decoded path and its raw query, which begins with `?` unless it is
 * empty.
 */
export interface RequestTarget {
  readonly path: string;
  readonly query: string;
}

const SCHEME_AND_AUTHORITY = /^https?:\/\/[^/?#]+/i;
// oxlint-disable-next-line no-control-regex -- these are the characters to refuse
const UNSAFE = /[\u0000-\u001f\u007f\\]|^\/(?:\/|%2f)/i;
/** Steps to another folder. Clients resolve them before they send a path. */
const STEPS = /(?:\/|%2f)\.{1,2}(?:\/|%2f|$)/i;

/**
 * Reads the target of a request.
 *
 * @param target as in the request line, e.g. `/docs/api?x=1` or, as a proxy sends it, `http://host/docs/api`
 * @returns undefined when the path is malformed: it doesn't begin with exactly one `/`, isn't percent-encoded UTF-8,
 *   or holds, encoded or not, a control character, a backslash (which browsers read as `/`), or a `.` or `..` between
 *   slashes. A target has no fragment either.
 */
export function readRequestTarget(target: string): RequestTarget | undefined {
  const [rawPath = '', ...rest] = target.replace(SCHEME_AND_AUTHORITY, '').split('?');
  // A proxy's target can end with the authority.
  const path = decodePath(rawPath === '' && target !== '' && !target.startsWith('?') ? '/' : rawPath);
  if (path?.startsWith('/') !== true || UNSAFE.test(path) || STEPS.test(path) || target.includes('#'))
    return undefined;
  const query = rest.join('?');
  return { path, query: query === '' ? '' : `?${query}` };
}

function decodePath(rawPath: string): string | undefined {
  try {
    return decodeURI(rawPath);
  } catch {
    return undefined;
  }
}
