import type { OnRouteUpdate } from '@site/src/framework/client-module';
import { canUseDOM } from '@site/src/framework/browser';

/**
 * The framework prefetches every page whose link is in view. A page here carries its samples in every language, so that
 * would cost a reader more than the page itself. A link is fetched ahead when the reader turns to it: the framework
 * does so for a pointer, this module for the keyboard. Both skip slow and metered connections.
 */
function prefetchNothing(): false {
  return false;
}

function preloadFocusedLink(event: FocusEvent): void {
  const { target } = event;
  if (target instanceof HTMLAnchorElement && target.origin === window.location.origin)
    void window.docusaurus.preload(target.pathname);
}

if (canUseDOM) document.addEventListener('focusin', preloadFocusedLink);

/** Client module; runs before the first links mount, when the framework's object is in place. */
export const onRouteUpdate: OnRouteUpdate = () => {
  if (window.docusaurus.prefetch !== prefetchNothing) {
    window.docusaurus = { ...window.docusaurus, prefetch: prefetchNothing };
  }
};
