/**
 * A double of the platform for code that runs in a browser: the script that `@basis-theory/web-elements` and React
 * Elements load, and the API behind it. The packages themselves run unchanged.
 *
 * Elements are plain inputs in a shadow root in their container. A test finds them by their `aria-label`
 * (`page.getByLabel('Card number')`); without one, and in a `card` Element, they are labelled "Card number",
 * "Expiration date", "Security code" and "Text". What is typed, and nothing else, goes out with a request.
 *
 * The double checks how it is called: an unknown type, option, event, member or field, a missing key, a container that
 * is not in the page, a value where a reference belongs, an Element that is not mounted. The first wrong call ends the
 * test with a sentence, also when the code under test catches the error.
 *
 * ```ts
 * const platform = await doubleElements(page, { answer: () => ({ status: 201, body: { id: 'token-1' } }) });
 * await platform.during(async () => {
 *   await page.goto(address);
 *   await page.getByLabel('Card number').fill('4242 4242 4242 4242');
 * });
 * platform.requests; // [{ method: 'POST', path: '/tokens', apiKey: '…', body: { type: 'card', data: … } }]
 * platform.starts; // [{ apiKey: '…', environment: 'test', … }]
 * ```
 *
 * What no source establishes, and the double therefore decides: the texts of labels and errors; that events about the
 * state of a field come while it is typed in, and errors when it is left; that one BIN is co-badged, and that the first
 * of `preSelectedNetworks` is then selected.
 */
import type { Page, Request, Route } from 'playwright-core';
import type { Report, Settings, Start } from './client/problem.ts';
import { pageScript, REPORTS } from './page-script.ts';

/** A request that the platform received. */
export interface PlatformRequest {
  readonly method: string;
  readonly origin: string;
  /** Without the origin, e.g. `/tokens`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly apiKey: string | undefined;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface PlatformAnswer {
  readonly status: number;
  /** Sent as JSON; no body when it is absent. */
  readonly body?: unknown;
}

export interface DoubleOptions extends Omit<Settings, 'reportTo'> {
  /** What the API answers; `network error` ends the connection without an answer. */
  readonly answer: (request: PlatformRequest) => PlatformAnswer | 'network error';
  /** Whether the script of the platform cannot be loaded. */
  readonly unreachable?: boolean;
  /** Hears what the page does at the double of a wallet. */
  readonly heard?: (call: string, body?: unknown) => void;
}

export interface ElementsDouble {
  /** How `basistheory()` was called, each time. */
  readonly starts: readonly Start[];
  /** What the API received, in order. */
  readonly requests: readonly PlatformRequest[];
  /** Wrong calls, a sentence for each. */
  readonly problems: readonly string[];
  /**
   * Runs a part of a test.
   *
   * @throws an error with the first wrong call as soon as there is one, or what the part throws
   */
  readonly during: <Result>(part: () => Promise<Result>) => Promise<Result>;
}

const SCRIPTS = 'https://js.basistheory.com/web-elements/**/client/index.js';
const API = /^https:\/\/(?:js\.basistheory\.com\/api|api(?:\.test)?\.basistheory\.com)\//;
const TELEMETRY = 'https://http-intake.logs.datadoghq.com/**';
/** A request of another origin than the page's needs the leave of the answer. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

function readRequest(request: Request): PlatformRequest {
  const url = new URL(request.url());
  const headers = request.headers();
  const text = request.postData();
  return {
    method: request.method(),
    origin: url.origin,
    path: url.hostname.startsWith('js.') ? url.pathname.replace('/api', '') : url.pathname,
    query: Object.fromEntries(url.searchParams),
    apiKey: headers['bt-api-key'],
    headers,
    ...(text === null ? {} : { body: JSON.parse(text) as unknown }),
  };
}

/** Takes the place of the platform while a page is open. Call it before the page loads. */
export async function doubleElements(
  page: Page,
  { answer, unreachable = false, mountError, heard }: DoubleOptions,
): Promise<ElementsDouble> {
  const starts: Start[] = [];
  const requests: PlatformRequest[] = [];
  const problems: string[] = [];
  let endTest: (reason: Error) => void = () => undefined;
  const wrongCall = new Promise<never>((_, reject) => {
    endTest = reject;
  });
  // Nobody may wait for it when the wrong call comes.
  wrongCall.catch(() => undefined);

  const take = (report: Report): void => {
    if (report.kind === 'start') {
      starts.push(report.start);
      return;
    }
    if (report.kind === 'call') {
      heard?.(report.call, report.body);
      return;
    }
    problems.push(report.sentence);
    endTest(new Error(report.sentence));
  };
  await page.route(REPORTS, (route) => {
    take(route.request().postDataJSON() as Report);
    return route.fulfill({ headers: CORS });
  });
  const body = await pageScript('elements-double/client/main.ts', { mountError });
  await page.route(SCRIPTS, (route) =>
    unreachable ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.route(TELEMETRY, (route) => route.fulfill({ status: 202, headers: CORS }));
  await page.route(API, async (route: Route) => {
    const request = readRequest(route.request());
    requests.push(request);
    const given = answer(request);
    if (given === 'network error') await route.abort();
    else if (given.body === undefined) await route.fulfill({ status: given.status, headers: CORS });
    else await route.fulfill({ status: given.status, headers: CORS, json: given.body });
  });
  return {
    starts,
    requests,
    problems,
    during: async (part) => {
      const result = await Promise.race([part(), wrongCall]);
      await page.evaluate(() => window.elementsDoubleReports);
      if (problems[0] !== undefined) throw new Error(problems[0]);
      return result;
    },
  };
}
