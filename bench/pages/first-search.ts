import { askedFor, kilobytes } from '../loaded-files.ts';
import { FIGURE, figureOf, untilQuiet, withPhone, type Lab } from './phone.ts';

/** What the first search of a visit takes. */
export interface FirstSearch {
  /** Milliseconds from the shortcut to the first painted results. */
  readonly time: number;
  /** Kilobytes of the files that are asked for from the shortcut on, as they are sent. */
  readonly kilobytes: number;
}

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
    port1.onmessage = () => console.debug('${FIGURE} ' + (performance.now() - pressedAt));
    port2.postMessage(undefined);
  };
  requestAnimationFrame(watchResult);
`;

/**
 * Opens the search of a page by its shortcut for the first time, and types as soon as its field takes it.
 *
 * @param url of the page
 * @throws when no result comes within a minute
 */
export function firstSearch(lab: Lab, url: string, shortcut: string, query: string): Promise<FirstSearch> {
  return withPhone(lab, async (page) => {
    await page.addInitScript({ content: WATCH_RESULT });
    await page.goto(url);
    await untilQuiet(page, lab.pace);
    const before = new Set(await askedFor(page));
    const time = await figureOf(page, async () => {
      await page.keyboard.press(shortcut);
      await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
      await page.keyboard.insertText(query);
    });
    await untilQuiet(page, lab.pace);
    const files = (await askedFor(page)).filter((file) => !before.has(file));
    return { time, kilobytes: await kilobytes(files) };
  });
}
