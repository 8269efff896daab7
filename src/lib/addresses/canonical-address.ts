import { canUseDOM } from '@site/src/framework/browser';
import { canonicalPath } from './canonical-path';

/**
 * Client module: on a host that serves `/docs/`, `/docs/index` or `/docs.html` as such, the address is rewritten before
 * the router reads it. Our own server redirects before that.
 */
if (canUseDOM) {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname)
    window.history.replaceState(window.history.state, '', canonical + search + hash);
}
