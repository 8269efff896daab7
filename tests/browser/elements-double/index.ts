/**
 * A double of the platform for tests of browser samples: the script that the package `@basis-theory/web-elements` loads,
 * the frames of its Elements, and the request that creates a token. The package itself runs unchanged.
 */
import type { Page, Request, Route } from 'playwright-core';
import { runClient } from './client.ts';
import { runFrame } from './frame.ts';

/** Where the package looks for its script, its frames and the API. */
const PLATFORM = 'https://js.basistheory.com';

/** An answer of the platform to a request that creates a token. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What the double has seen. */
export interface ElementsDouble {
  /** Requests that create a token, in order. */
  readonly tokenRequests: readonly Request[];
  /** Addresses of the frames that were loaded, in order. */
  readonly frames: readonly URL[];
}

/**
 * Answers for the platform while a page is open. Requests to an unknown address of the platform fail.
 *
 * @param answer what a request that creates a token gets
 */
export async function doubleElements(page: Page, answer: Answer): Promise<ElementsDouble> {
  const tokenRequests: Request[] = [];
  const frames: URL[] = [];
  const respond = async (route: Route): Promise<void> => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.pathname.endsWith('/client/index.js')) {
      await route.fulfill({ contentType: 'text/javascript', body: `(${runClient.toString()})();` });
    } else if (url.pathname.endsWith('/hosted-elements/')) {
      frames.push(url);
      const body = `<!doctype html><body><script>(${runFrame.toString()})();</script></body>`;
      await route.fulfill({ contentType: 'text/html', body });
    } else if (url.pathname === '/api/tokens') {
      tokenRequests.push(request);
      await route.fulfill({ status: answer.status, json: answer.body });
    } else {
      await route.abort();
    }
  };
  await page.route(`${PLATFORM}/**`, respond);
  return { tokenRequests, frames };
}
