import { FIGURE, figureOf, untilQuiet, withPhone, type Lab } from './phone.ts';

/** A page, one that it links to, and the title that shows there. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly title: string;
}

/**
 * Notes when the link was clicked and when the title of its page was painted, in the same document or in the next one.
 * Plain script: it is put into the page unchanged.
 */
const WATCH_TITLE = `
  addEventListener('click', ({ timeStamp }) => {
    sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
  }, { capture: true });
  const watchTitle = () => {
    const { to, clicked, title } = sessionStorage;
    const isThere = clicked !== undefined && location.pathname.replace(/\\.html$/, '') === to
      && document.querySelector('h1')?.textContent.includes(title);
    if (!isThere) return requestAnimationFrame(watchTitle);
    // Comes after the frame was painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => console.debug('${FIGURE} ' + (performance.timeOrigin + performance.now() - Number(clicked)));
    port2.postMessage(undefined);
  };
  requestAnimationFrame(watchTitle);
`;

/**
 * Follows a link that the reader has looked at, so that a site that fetches pages ahead has fetched its page.
 *
 * @param siteUrl origin of the site
 * @returns milliseconds from the click to the painted title
 */
export function clickToTitle(lab: Lab, siteUrl: string, { from, to, title }: Step): Promise<number> {
  return withPhone(lab, async (page) => {
    await page.addInitScript({ content: WATCH_TITLE });
    await page.goto(siteUrl + from);
    await untilQuiet(page, lab.pace);
    // Some hosts need the ending of the file.
    const link = page.locator(`a[href="${to}"], a[href="${to}.html"]`).filter({ visible: true }).last();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(lab.pace.looksAtLink);
    await untilQuiet(page, lab.pace);
    await page.evaluate(
      (values) => {
        Object.assign(sessionStorage, values);
      },
      { to, title },
    );
    // oxlint-disable-next-line typescript/no-deprecated -- it becomes the default, which it is not yet
    return figureOf(page, () => link.click({ noWaitAfter: true }));
  });
}
