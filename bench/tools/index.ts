/** What each tool of a page loads beside the page, when it opens and when it's used. */
import type { Browser, Page } from 'playwright-core';
import { withBrowser } from '../launch-browser.ts';
import { askedFor, kilobytes } from '../loaded-files.ts';
import { withSites } from '../pages/sites.ts';
import { table, verdict, type Row } from '../report.ts';
import { TOOL_USES, type ToolUse } from './uses.ts';

/** In milliseconds. What a tool loads for its result has begun by then. */
const SETTLED_AFTER = 500;

/** The page itself, and the scripts that every page names. */
async function filesOfPage(page: Page): Promise<ReadonlySet<string>> {
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="script"]')].map(
      ({ content }) => new URL(content, location.href).href,
    ),
  );
  return new Set([page.url().replace(/#.*$/, ''), ...scripts]);
}

/** React, which a visit loads once for all tools and the search. */
const REACT = /\/react\.[^/]+\.js$/;

/** What a page and its workers have asked for beyond React, without styles and fonts. */
async function codeAndData(page: Page): Promise<readonly string[]> {
  return (await askedFor(page)).filter((url) => !/\.(?:css|woff2)$/.test(url) && !REACT.test(url));
}

async function measure(browser: Browser, siteUrl: string, tool: ToolUse): Promise<Row> {
  const page = await browser.newPage();
  try {
    // On a connection that's paid by the byte, a page fetches nothing ahead.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });
    });
    await page.goto(siteUrl + tool.route, { waitUntil: 'networkidle' });
    const ofPage = await filesOfPage(page);
    if (tool.open !== undefined) await page.getByText(tool.open).click();
    if (tool.press !== undefined) await page.getByRole('button', { name: tool.press, exact: true }).click();
    const place = page.locator(`[data-island="${tool.component}"]`);
    await place.getByRole('button').and(page.locator(':enabled')).first().waitFor();
    await page.waitForLoadState('networkidle');
    const opened = (await codeAndData(page)).filter((url) => !ofPage.has(url));
    await tool.use(place);
    await page.waitForTimeout(SETTLED_AFTER);
    const used = (await codeAndData(page)).filter((url) => !ofPage.has(url));
    const all = await kilobytes([...opened, ...used]);
    return {
      tool: tool.component,
      'opened kB': (await kilobytes(opened)).toFixed(1),
      'used kB': all.toFixed(1),
      'budget kB': tool.budget,
      target: verdict(all, tool.budget),
    };
  } finally {
    await page.close();
  }
}

/** Measures the tools that the built site has. */
export function measureTools(): Promise<string> {
  return withSites([], ([site]) =>
    withBrowser(async (browser) => {
      const rows: Row[] = [];
      for (const tool of TOOL_USES) rows.push(await measure(browser, site?.url ?? '', tool));
      return `Scripts, workers and data that a page loads only for its tool, beyond React, with brotli, each file once. "Used" is everything that a whole use has loaded.\n\n${table(rows)}`;
    }),
  );
}
