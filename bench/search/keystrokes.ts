import type { Browser, Page, Worker } from 'playwright-core';
import { openDialog } from './in-browser.ts';

/** The page and the machine that a reader types on. */
export interface Typing {
  readonly queries: readonly string[];
  readonly viewport: { readonly width: number; readonly height: number };
  /** How many times slower the processor is, for example 4. */
  readonly slowdown: number;
  /** Whether workers are as slow. Browsers only slow the page. */
  readonly slowsWorkers: boolean;
}

/** How long a key is down, and how long none is. Together shorter than the pause after which excerpts are fetched. */
const HELD_IN_MILLISECONDS = 70;
const RELEASED_IN_MILLISECONDS = 70;

/** After this time, nothing changes anymore. */
const SETTLED_IN_MILLISECONDS = 300;

/** Records for each keystroke when its results were painted. Plain script: it is put into the page unchanged. */
const WATCH_RESULTS = `
  window.paintTimes = [];
  window.typedAt = undefined;
  document.addEventListener('input', (event) => { typedAt = event.timeStamp; }, { capture: true });
  new MutationObserver((changes) => {
    const isAnswer = changes.some(({ target }) => target instanceof Element && target.closest('[role="listbox"]'));
    if (!isAnswer || typedAt === undefined) return;
    const since = typedAt;
    typedAt = undefined;
    requestAnimationFrame(() => {
      // Comes after the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => paintTimes.push(performance.now() - since);
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
`;

/**
 * Slows a worker: each response comes after `slowdown` times the time that it took. A response that waits for the network
 * is not slowed.
 */
function slowDown(worker: Worker, slowdown: number): Promise<void> {
  return worker.evaluate(`{
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    const post = self.postMessage.bind(self);
    let asked;
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get() {
        asked ??= performance.now();
        setTimeout(() => { asked = undefined; });
        return data.get.call(this);
      },
    });
    self.postMessage = (...message) => {
      const now = performance.now();
      const end = asked === undefined ? now : asked + (now - asked) * ${String(slowdown)};
      while (performance.now() < end);
      post(...message);
    };
  }`);
}

async function typeQueries(
  page: Page,
  { queries, slowdown, slowsWorkers }: Typing,
): Promise<readonly number[]> {
  const field = page.getByRole('combobox');
  await field.pressSequentially('warm up', { delay: HELD_IN_MILLISECONDS });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const worker of slowsWorkers ? page.workers() : []) await slowDown(worker, slowdown);
  const times: number[] = [];
  for (const query of queries) {
    await field.fill('');
    await page.waitForTimeout(SETTLED_IN_MILLISECONDS);
    await page.evaluate('typedAt = undefined; paintTimes = []');
    for (const character of query) {
      const key = character === ' ' ? 'Space' : character;
      await page.keyboard.down(key);
      await page.waitForTimeout(HELD_IN_MILLISECONDS);
      await page.keyboard.up(key);
      await page.waitForTimeout(RELEASED_IN_MILLISECONDS);
    }
    await page.waitForTimeout(SETTLED_IN_MILLISECONDS);
    times.push(...(await page.evaluate<number[]>('paintTimes')));
  }
  return times;
}

async function withPage<T>(
  browser: Browser,
  { viewport }: Typing,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript({ content: WATCH_RESULTS });
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

/**
 * Types queries into the search, key by key.
 *
 * @returns for each keystroke with new results the milliseconds until they were painted
 */
export function keystrokeTimes(
  browser: Browser,
  siteUrl: string,
  typing: Typing,
): Promise<readonly number[]> {
  return withPage(browser, typing, async (page) => {
    await page.goto(siteUrl, { waitUntil: 'networkidle' });
    await openDialog(page);
    return typeQueries(page, typing);
  });
}

/**
 * Types the same into a page with nothing but a field and a string that a worker sends back: how long the machine takes
 * for a keystroke, whatever the search does.
 *
 * @returns for each keystroke the milliseconds until the text was painted
 */
export function emptyPageTimes(
  browser: Browser,
  siteUrl: string,
  typing: Typing,
): Promise<readonly number[]> {
  return withPage(browser, typing, async (page) => {
    await page.route('**/empty-page', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Empty</title><input role="combobox"><p role="listbox"></p><script>
          const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = ({ data }) => postMessage(data)'])));
          worker.onmessage = ({ data }) => { document.querySelector('p').textContent = data; };
          document.querySelector('input').addEventListener('input', ({ target }) => worker.postMessage(target.value));
        </script>`,
      }),
    );
    await page.goto(`${siteUrl}/empty-page`);
    return typeQueries(page, typing);
  });
}
