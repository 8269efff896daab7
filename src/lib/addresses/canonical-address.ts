import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { canonicalPath } from './canonical-path';

/**
 * Client module: on a host that serves `/docs/`, `/docs/index` or `/docs.html` as such, the address is rewritten before
 * the router reads it. Our own server redirects before that.
 */
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname)
    window.history.replaceState(window.history.state, '', canonical + search + hash);
}
