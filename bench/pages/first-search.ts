import type { Browser } from 'playwright-core';
import { untilQuiet, withPhone } from './phone.ts';

/** A result in the searches of all sites: an option, or a link in a dialog. */
const RESULT = '[role="option"], dialog[open] a[href*="/docs"], .VPLocalSearchBox a.result';

/**
 * Notes when the keys of the shortcut were pressed, and when a result was painted. Plain script: it is put into the page
 * unchanged.
 */
const WATCH_RESULT = `
  addEventListener('keydown', ({ timeStamp }) => { window.pressedAt ??= timeStamp; }, { capture: true });
  const watchResult = () => {
    const results = [...document.querySelectorAll(${JSON.stringify(RESULT)})];
    if (!results.some((result) => result.getClientRects().length > 0)) return requestAnimationFrame(watchResult);
    // Comes after the frame was painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.resultAfter = performance.now() - pressedAt; };
    port2.postMessage(undefined);
  };
  requestAnimationFrame(watchResult);
`;

/**
 * Opens the search of a page by its shortcut for the first time, and types as soon as its field takes it.
 *
 * @param url of the page
 * @returns milliseconds from the shortcut to the first painted results
 */
export function firstSearch(browser: Browser, url: string, shortcut: string, query: string): Promise<number> {
  return withPhone(browser, async (page) => {
    await page.addInitScript({ content: WATCH_RESULT });
    await page.goto(url);
    await untilQuiet(page);
    await page.keyboard.press(shortcut);
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    await page.keyboard.insertText(query);
    const time = await page.waitForFunction('window.resultAfter');
    return (await time.jsonValue()) as number;
  });
}
