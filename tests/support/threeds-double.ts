/**
 * A double of the issuer of a card, and of the page of the platform that authenticates a customer. The frames of
 * `@basis-theory/web-threeds` are the pages that come with the package, unchanged; they send their forms to the issuer.
 *
 * What no source establishes, and the double therefore decides: the texts of the pages of the issuer and the platform.
 */
import path from 'node:path';
import type { Page, Request } from 'playwright-core';

export const ISSUER = {
  method: 'https://acs.example/method',
  challenge: 'https://acs.example/challenge',
} as const;

const PACKAGE_PAGES = path.resolve('node_modules/@basis-theory/web-threeds/dist/pages');
const REDIRECT = /^https:\/\/api\.test\.basistheory\.com\/3ds\/redirect\//;

const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><body>${body}</body>` });

/** Holds the id of the session, in both forms. */
interface FormData3ds {
  readonly threeDSServerTransID: string;
}

/** What the form of a frame holds, which is JSON in base64url. */
function formData(request: Request, field: string): FormData3ds {
  const value = new URLSearchParams(request.postData() ?? '').get(field) ?? '';
  return JSON.parse(Buffer.from(value, 'base64url').toString()) as FormData3ds;
}

/** A script that hands an end to the frame around it, as the page of the platform does that the issuer ends at. */
const notify = (end: object): string => `parent.postMessage(${JSON.stringify(end)}, "*")`;

/**
 * Takes the place of the issuer while a page is open.
 *
 * @param heard called with what the issuer receives from a frame
 */
export async function doubleIssuer(page: Page, heard: (call: string, body: unknown) => void): Promise<void> {
  await page.route('https://3ds.basistheory.com/pages/*.html', (route) =>
    route.fulfill({ path: path.join(PACKAGE_PAGES, path.basename(new URL(route.request().url()).pathname)) }),
  );
  await page.route(ISSUER.method, (route) => {
    const data = formData(route.request(), 'threeDSMethodData');
    heard('Issuer: method', data);
    const end = notify({ type: 'method', isCompleted: true, id: data.threeDSServerTransID });
    return route.fulfill(html(`<script>${end}</script>`));
  });
  await page.route(ISSUER.challenge, (route) => {
    const data = formData(route.request(), 'creq');
    heard('Issuer: challenge', data);
    const button = (text: string, authenticationStatus: string): string => {
      const end = {
        type: 'challenge',
        isCompleted: true,
        id: data.threeDSServerTransID,
        authenticationStatus,
      };
      return `<button onclick='${notify(end)}'>${text}</button>`;
    };
    return route.fulfill(html(button('Confirm', 'successful') + button('Cancel', 'failed')));
  });
}

/** Takes the place of the page of the platform, and of the pages at a shop that it leads back to. */
export async function doublePlatformPage(page: Page, shop: string): Promise<void> {
  const links = `<a href="${shop}/3ds/success">Confirm</a> <a href="${shop}/3ds/failure">Refuse</a>`;
  // A popup has the routes of its context only.
  for (const target of [page, page.context()])
    await target.route(REDIRECT, (route) => route.fulfill(html(links)));
  await page
    .context()
    .route(`${shop}/3ds/*`, (route) => route.fulfill(html('<script>window.close()</script>')));
}
