import { useEffect } from 'react';
import { fetchAhead } from '@site/app/browser/router/go-to';

/** A reader who rests on a result is about to open it; one who moves past it is not. */
const REST_IN_MILLISECONDS = 400;

/**
 * Fetches the page of the active result ahead, as links do; on a slow or metered connection it does
 * not.
 */
export function usePreload(url: string | undefined): void {
  useEffect(() => {
    if (url === undefined) return undefined;
    const timer = setTimeout(() => {
      fetchAhead(new URL(url, window.location.href).pathname);
    }, REST_IN_MILLISECONDS);
    return () => {
      clearTimeout(timer);
    };
  }, [url]);
}
