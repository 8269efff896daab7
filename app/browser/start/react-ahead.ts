import { isFrugalConnection } from '@site/components/browser/connection/frugal-connection';
import { REACT_FILE } from './react-file';

/** Fetched and compiled, and run when an island or the search imports it: running it blocks a slow phone. */
function fetchReact(): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = REACT_FILE;
  document.head.append(link);
}

/**
 * Fetches React in idle time, once the page is painted and complete, so that the first tool and the first search wait for
 * nothing but their own code. Not where bytes are few or cost.
 */
export function bind(): void {
  // The development server has no such file.
  if (import.meta.env.DEV || isFrugalConnection()) return;
  const whenIdle = (): void => {
    // Safari has none.
    const { requestIdleCallback: ask = setTimeout } = window as Partial<Window>;
    ask(fetchReact);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
