import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { sampleFile } from '../../../pipeline/content/sample-files/index.ts';
import { scriptPath } from './bundle.ts';
import type { Answer, Call, SamplePage, ServerReceived } from './entry.ts';

/** Where the page is; nothing listens there. */
export const SHOP = 'https://shop.example';

/** Where the servers of apps are. */
const APP_SERVERS = ['https://shop.example.com', 'https://store.example.com'];
/** An app has no origin; its double in a page does. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const MODULE = /<script type="module" src="(?:\.\/)?[\w-]+\.ts"><\/script>/;

async function markup(page: SamplePage): Promise<string> {
  const tag = `<script type="module" src="${scriptPath(page)}"></script>`;
  // React greets those without its developer tools in the console.
  const quiet = '<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true };</script>';
  if ('react' in page || 'native' in page) return `<!doctype html><main></main>${quiet}${tag}`;
  if (page.html === undefined) return `<!doctype html>${page.body ?? ''}${tag}`;
  const html = await readFile(sampleFile(page.html, 'web.html'), 'utf8');
  if (!MODULE.test(html)) throw new Error(`The sample "${page.html}": web.html loads no script.`);
  return html.replace(MODULE, tag);
}

/** Gives the answers that a scenario has for a call, one after another, the last one again and again. */
export function inOrder<Given>(
  answers: Readonly<Partial<Record<Call, readonly Given[]>>> | undefined,
): (call: string) => Given | undefined {
  const given = new Map<string, number>();
  return (call) => {
    const list = answers?.[call as Call] ?? [];
    const index = given.get(call) ?? 0;
    given.set(call, index + 1);
    return list[Math.min(index, list.length - 1)];
  };
}

/**
 * Answers for the server of a page: the page, its scripts, and what the scenario says.
 *
 * @param answerOf what the server returns to a request; 200 with an empty object where it says nothing
 * @param received gets what the server receives beyond that, as the page is used
 */
export async function servePage(
  page: Page,
  samplePage: SamplePage,
  scripts: ReadonlyMap<string, string>,
  answerOf: (call: string) => Answer | undefined,
  received: ServerReceived[],
): Promise<void> {
  const html = await markup(samplePage);
  const serve = (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const script = scripts.get(pathname);
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script });
    const call = `${request.method()} ${decodeURIComponent(pathname)}` as Call;
    const text = request.postData();
    received.push({ call, ...(text === null ? {} : { body: JSON.parse(text) as unknown }) });
    const answer = answerOf(call) ?? { status: 200 };
    if (answer === 'network error') return route.abort();
    // The request stays open until the page gives up.
    if (answer === 'no answer') return;
    if ('text' in answer)
      return route.fulfill({
        status: answer.status,
        headers: CORS,
        contentType: 'text/html',
        body: answer.text,
      });
    return route.fulfill({ status: answer.status, headers: CORS, json: answer.body ?? {} });
  };
  for (const origin of [SHOP, ...APP_SERVERS]) await page.route(`${origin}/**`, serve);
}
