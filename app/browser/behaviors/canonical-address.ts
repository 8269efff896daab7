import { canonicalPath } from '../../../engines/addresses';

/**
 * On a host that serves `/docs/`, `/docs/index` or `/docs.html` as such, the address is rewritten before anything reads
 * it. Our own server redirects before that.
 */
export function bind(): void {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname)
    window.history.replaceState(window.history.state, '', canonical + search + hash);
}
