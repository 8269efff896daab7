import type { Browser, Page } from 'playwright-core';
import { untilQuiet, withPhone } from './phone.ts';
import { readTrace, TRACE_CATEGORIES, type MainThread, type TraceEvent } from './read-trace.ts';

/** Bytes of response bodies as they were transferred, in kilobytes (1000 bytes). */
export interface Transferred {
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  /** Pages and scripts of pages that the reader can go to next. */
  readonly ahead: number;
  readonly other: number;
}

/** What one load of a page came to; times in milliseconds. */
export interface PageLoad extends Transferred, MainThread {
  /** Largest contentful paint. */
  readonly lcpMs: number;
  /** Cumulative layout shift, the sum of all shifts. */
  readonly shift: number;
}

/** Observes from the start, as the browser keeps only some entries. Plain script: it is put into the page unchanged. */
const OBSERVE = `
  window.benchPaint = 0;
  window.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) benchPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) benchShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Resource {
  readonly url: string;
  readonly bytes: number;
  readonly isAhead: boolean;
}

function kindOf({ url, isAhead }: Resource): keyof Transferred {
  if (isAhead) return 'ahead';
  const { pathname } = new URL(url);
  if (/\.m?js$/.test(pathname)) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  return /\.woff2?$/.test(pathname) ? 'font' : 'other';
}

async function transferred(page: Page): Promise<Transferred> {
  const { html, resources } = await page.evaluate(() => {
    const ahead = new Set(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) => href),
    );
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      html: navigation?.encodedBodySize ?? 0,
      resources: entries.map(({ name, encodedBodySize }) => ({
        url: name,
        bytes: encodedBodySize,
        isAhead: ahead.has(name),
      })),
    };
  });
  const sum = { html: html / 1000, script: 0, style: 0, font: 0, ahead: 0, other: 0 };
  for (const resource of resources) sum[kindOf(resource)] += resource.bytes / 1000;
  return sum;
}

/**
 * Loads a page on a slow phone that has nothing of its site yet.
 *
 * @param url of the page
 * @throws when the page cannot be loaded or paints nothing
 */
export function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  return withPhone(browser, async (page) => {
    await page.addInitScript({ content: OBSERVE });
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url);
    await untilQuiet(page);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: TraceEvent[];
    };
    const [lcpMs, shift] = await page.evaluate<[number, number]>('[benchPaint, benchShift]');
    return { ...(await transferred(page)), ...readTrace(trace.traceEvents, url), lcpMs, shift };
  });
}
