/**
 * A request target (RFC 9112, 3.2) split into its decoded path and its raw query, which begins with `?` unless it is
 * empty.
 */
export interface RequestTarget {
  readonly path: string;
  readonly query: string;
}

const SCHEME_AND_AUTHORITY = /^https?:\/\/[^/?#]*/i;
// eslint-disable-next-line no-control-regex -- these are the characters to refuse
const UNSAFE = /[\u0000-\u001f\u007f\\]|^\/\//;

/**
 * Reads the target of a request.
 *
 * @param target as in the request line, e.g. `/docs/api?x=1` or, as a proxy sends it, `http://host/docs/api`
 * @returns undefined when the path is malformed: it does not begin with exactly one `/`, is not percent-encoded UTF-8,
 *   or holds, encoded or not, a control character or a backslash (which browsers read as `/`)
 */
export function readRequestTarget(target: string): RequestTarget | undefined {
  const [rawPath = '', ...rest] = target.replace(SCHEME_AND_AUTHORITY, '').split('?');
  const path = decodePath(rawPath);
  if (path?.startsWith('/') !== true || UNSAFE.test(path)) return undefined;
  return { path, query: rest.length > 0 ? `?${rest.join('?')}` : '' };
}

function decodePath(rawPath: string): string | undefined {
  try {
    return decodeURI(rawPath);
  } catch {
    return undefined;
  }
}
