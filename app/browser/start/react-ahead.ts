import { isFrugalConnection } from '@site/components/browser/connection/frugal-connection';

function fetchReact(): void {
  import('./start-island').catch(() => {
    // An island or the search asks again, and tells of it.
  });
}

/**
 * Fetches React in idle time, once the page is painted and complete, so that the first tool and the first search wait for
 * nothing but their own code. Not where bytes are few or cost.
 */
export function bind(): void {
  if (isFrugalConnection()) return;
  const whenIdle = (): void => {
    // Safari has none.
    const { requestIdleCallback: ask = setTimeout } = window as Partial<Window>;
    ask(fetchReact);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
