import type { Page } from 'playwright-core';
import { untilQuiet, withPhone, type Lab } from './phone.ts';
import { LONG_TASK_MS, readTrace, TRACE_CATEGORIES, type MainThread, type TraceEvent } from './read-trace.ts';

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
  /** First paint of text or an image. */
  readonly paintMs: number;
  /** Largest contentful paint. */
  readonly lcpMs: number;
  /** Cumulative layout shift, the sum of all shifts. */
  readonly shift: number;
  /** `blockedMs` by the browser's own count of long tasks. */
  readonly countedMs: number;
}

/** Observes from the start, as the browser keeps only some entries. Plain script: it is put into the page unchanged. */
const OBSERVE = `
  window.benchFigures = { paintMs: 0, lcpMs: 0, shift: 0, countedMs: 0 }
  for (const [type, add] of Object.entries({
    paint({ name, startTime }) {
      if (name === 'first-contentful-paint') benchFigures.paintMs = startTime
    },
    'largest-contentful-paint'({ startTime }) {
      benchFigures.lcpMs = startTime
    },
    'layout-shift'({ value, hadRecentInput }) {
      if (!hadRecentInput) benchFigures.shift += value
    },
    longtask({ duration }) {
      benchFigures.countedMs += Math.max(0, duration - ${String(LONG_TASK_MS)})
    },
  }))
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
`;

/** What the script has observed. */
type Observed = Pick<PageLoad, 'paintMs' | 'lcpMs' | 'shift' | 'countedMs'>;

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
 * Loads a page on a phone that has nothing of its site yet.
 *
 * @param url of the page
 * @throws when the page cannot be loaded or paints nothing
 */
export function loadPage(lab: Lab, url: string): Promise<PageLoad> {
  return withPhone(lab, async (page) => {
    await page.addInitScript({ content: OBSERVE });
    await lab.browser.startTracing(undefined, { categories: TRACE_CATEGORIES });
    const response = await page.goto(url);
    await untilQuiet(page, lab.pace);
    if (response?.ok() !== true)
      throw new Error(`${url} has the status ${String(response?.status())}. Name a page that is there.`);
    const observed = await page.evaluate(
      () => (globalThis as unknown as { readonly benchFigures: Observed }).benchFigures,
    );
    if (observed.paintMs === 0) throw new Error(`${url} painted nothing.`);
    const sizes = await transferred(page);
    // The browser often waits for five seconds to end a trace while its page is open.
    await page.close();
    const trace = JSON.parse((await lab.browser.stopTracing()).toString()) as {
      readonly traceEvents: TraceEvent[];
    };
    return { ...sizes, ...readTrace(trace.traceEvents, url), ...observed };
  });
}
