import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ENCODINGS } from '../../../engines/serving/index.ts';

const KINDS = ['html', 'script', 'react', 'island', 'style', 'font', 'other'] as const;

/** What a file is to a page: `island` is script that React takes over a part of the page with, and `react` is React. */
type Kind = (typeof KINDS)[number];

/** What a page transfers when it opens, by kind, in kilobytes (1000 bytes) of brotli. */
export type PageWeight = Readonly<Record<Kind, number>>;

/** What an open page has asked its site for, and what it says about it. */
export interface FetchedFiles {
  /** Paths from the root of the built site, without the HTML of the page. */
  readonly files: readonly string[];
  /** The scripts among them that every page runs: it identifies them itself. */
  readonly ownScripts: readonly string[];
}

/** The one file of React, see `app/astro/chunks.ts`. */
const REACT = /(?:^|\/)react\.[^/]+\.js$/;

function kindOf(file: string, ownScripts: readonly string[]): Kind {
  if (file.endsWith('.html')) return 'html';
  if (ownScripts.includes(file)) return 'script';
  if (REACT.test(file)) return 'react';
  if (file.endsWith('.js')) return 'island';
  if (file.endsWith('.woff2')) return 'font';
  return file.endsWith('.css') ? 'style' : 'other';
}

/** Bytes of a file as the server sends it to a browser. */
function sentBytes(buildFolder: string, file: string): number {
  const plain = path.join(buildFolder, file);
  const compressed = plain + ENCODINGS.br;
  if (existsSync(compressed)) return statSync(compressed).size;
  if (existsSync(plain)) return statSync(plain).size;
  throw new Error(`The page asks for ${file}, which the built site does not have. Run: npm run build`);
}

/**
 * Adds up the files that a page is made of.
 *
 * @param html path of the page from the root of the built site, e.g. `docs/api.html`
 * @param fetched what it has asked for; what is named twice counts once
 * @throws when a file was not built
 */
export function weighPage(
  buildFolder: string,
  html: string,
  { files, ownScripts }: FetchedFiles,
): PageWeight {
  const weight = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const file of new Set([html, ...files]))
    weight[kindOf(file, ownScripts)] += sentBytes(buildFolder, file) / 1000;
  return weight;
}

/** For so many milliseconds a page asks for nothing more before it counts as quiet. */
const QUIET = 500;

/**
 * Waits until a page has loaded and asks for nothing more. Playwright's own state of an idle network counts a request
 * forever whose end the browser doesn't report, which happens where two browsers share a busy core.
 */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const asked = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await asked(); before !== now;) {
    await page.waitForTimeout(QUIET);
    [before, now] = [now, await asked()];
  }
}

/** What an open page has asked its site for once the network is quiet. */
export async function fetchedFiles(page: Page): Promise<FetchedFiles> {
  await untilQuiet(page);
  const { origin, fetched, named } = await page.evaluate(() => ({
    origin: location.origin,
    fetched: performance.getEntriesByType('resource').map(({ name }) => name),
    named: [...document.querySelectorAll<HTMLMetaElement>('meta[name="script"]')].map(
      ({ content }) => content,
    ),
  }));
  const inSite = (addresses: readonly string[]): readonly string[] =>
    addresses
      .map((address) => new URL(address, origin))
      .filter((url) => url.origin === origin)
      .map(({ pathname }) => decodeURIComponent(pathname.slice(1)));
  return { files: inSite(fetched), ownScripts: inSite(named) };
}
