import type { Page } from 'playwright-core';

/**
 * Gives a page one more style, last in its order, until it's left. The site's Content-Security-Policy stops `<style>`,
 * which Playwright's own ways put into the page, and not this one.
 *
 * @param css rules, with `!important` where they must win
 * @returns takes the style back
 */
export async function adoptStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const adopted = new CSSStyleSheet();
    adopted.replaceSync(rules);
    document.adoptedStyleSheets.push(adopted);
    return adopted;
  }, css);
  return () =>
    sheet.evaluate((adopted) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== adopted);
    });
}
