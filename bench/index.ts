/**
 * Prints what a reader pays for a page of each type, measured in a browser on the built site: HTML, script, style and
 * search files, gzipped, and the budgets that hold for them; and how long the page takes to build. Run `npm run build` first.
 *
 *   npm run bench
 *
 * Exit code 1 when a page is over budget.
 */
import { gzipSync } from 'node:zlib';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { listen } from '../server/listen.ts';
import { shutDown } from '../server/shutdown.ts';
import { createSiteServer } from '../server/site-server.ts';
import { pageFile } from '../site/site-map.ts';
import { compileTime } from './compile-time.ts';

/** Kilobytes (1000 bytes), gzip -9, of a documentation page. */
const BUDGET = { script: 180, style: 15 } as const;

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

type Kind = 'html' | 'script' | 'style' | 'search' | 'other';
type Weight = Record<Kind, number>;

function kindOf(url: string, contentType: string): Kind {
  if (/\/search-(?:doc|index)-/.test(url)) return 'search';
  // The style of the search dialog, which comes in idle time.
  if (url.endsWith('.css') && !url.includes('/styles.')) return 'search';
  if (contentType.startsWith('text/html')) return 'html';
  if (contentType.includes('javascript')) return 'script';
  return contentType.startsWith('text/css') ? 'style' : 'other';
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const weight: Weight = { html: 0, script: 0, style: 0, search: 0, other: 0 };
  const page = await browser.newPage();
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const add = async (): Promise<void> => {
      const kind = kindOf(response.url(), response.headers()['content-type'] ?? '');
      weight[kind] += gzipSync(await response.body(), { level: 9 }).length / 1000;
    };
    bodies.push(add());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  await page.close();
  return weight;
}

const server = createSiteServer(path.resolve('build'));
const siteUrl = await listen(server, { port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({
  executablePath: findBrowser(process.env),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const rows = [];
  for (const [type, route] of Object.entries(PAGES)) {
    const weight = await weigh(browser, siteUrl + route);
    const rounded = Object.fromEntries(
      Object.entries(weight).map(([kind, kilobytes]) => [`${kind} kB`, Number(kilobytes.toFixed(1))]),
    );
    const isWithinBudget = weight.script <= BUDGET.script && weight.style <= BUDGET.style;
    if (!isWithinBudget) process.exitCode = 1;
    const file = pageFile(route);
    const build = file?.endsWith('.mdx') === true ? Math.round(await compileTime(file)) : undefined;
    rows.push({ type, route, ...rounded, 'build ms': build, 'within budget': isWithinBudget });
  }
  console.log(
    `Transferred by one page, gzip -9. Budget: script ${String(BUDGET.script)} kB, style ${String(BUDGET.style)} kB.`,
  );
  console.table(rows);
} finally {
  await browser.close();
  await shutDown(server);
}
