/**
 * Prints what a reader pays for a page of each type, measured in a browser on the built site: HTML, script, style and
 * search files, gzipped, and the budgets that hold for them; and how long the page takes to build. Run `npm run build`
 * first.
 *
 *   npm run bench
 *
 * Exit code 1 when a page is over budget.
 */
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { listen } from '../server/listen.ts';
import { shutDown } from '../server/shutdown.ts';
import { createSiteServer } from '../server/site-server.ts';
import { pageFile } from '../site/site-map.ts';
import { overBudget, PAGE_BUDGETS } from '../tests/browser/support/page-budgets.ts';
import { compileTime } from './compile-time.ts';
import { weighPage } from './page-weight.ts';

/** One page of each type, and the longest operation page so far. */
const PAGES = {
  home: '/',
  landing: '/docs',
  guide: '/docs/guides/collect/collect-cards',
  concept: '/docs/concepts/what-are-tokens',
  api: '/docs/api/tokens',
  reference: '/docs/api/errors',
  sdk: '/docs/sdks/server-side/node',
  'api, many operations': '/docs/use-cases/agentic',
  'api, longest': '/docs/api/3ds/sessions',
} as const;

const BUILD = path.resolve('build');

const server = createSiteServer(BUILD);
const siteUrl = await listen(server, { port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({
  executablePath: findBrowser(process.env),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const rows = [];
  for (const [type, route] of Object.entries(PAGES)) {
    const page = await browser.newPage();
    await page.goto(siteUrl + route);
    await page.waitForSelector('html[data-ready="true"]');
    const weight = await weighPage(page, BUILD, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
    await page.close();
    const rounded = Object.fromEntries(
      Object.entries(weight).map(([kind, kilobytes]) => [`${kind} kB`, Number(kilobytes.toFixed(1))]),
    );
    const isWithinBudget = overBudget(route, weight).length === 0;
    if (!isWithinBudget) process.exitCode = 1;
    const file = pageFile(route);
    const build = file?.endsWith('.mdx') === true ? Math.round(await compileTime(file)) : undefined;
    rows.push({ type, route, ...rounded, 'build ms': build, 'within budget': isWithinBudget });
  }
  console.log(
    `Transferred by one page, gzip -9. Budgets: ${Object.entries(PAGE_BUDGETS)
      .map(([kind, kilobytes]) => `${kind} ${String(kilobytes)} kB`)
      .join(', ')}; \`npm test\` holds them on every page.`,
  );
  console.table(rows);
} finally {
  await browser.close();
  await shutDown(server);
}
