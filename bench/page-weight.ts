import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ENCODINGS } from '../site/manifest.ts';

type Kind = 'html' | 'script' | 'style' | 'font' | 'search' | 'other';

/** What a page transfers, by kind, in kilobytes (1000 bytes) after gzip -9. */
export type PageWeight = Readonly<Record<Kind, number>>;

function kindOf(file: string): Kind {
  if (/^search-(?:doc|index|text)-/.test(file)) return 'search';
  // Style sheets that come in idle time, with the search dialog.
  if (file.endsWith('.css') && !/\/styles\.\w+\.css$/.test(file)) return 'search';
  if (file.endsWith('.html')) return 'html';
  if (file.endsWith('.js')) return 'script';
  if (file.endsWith('.woff2')) return 'font';
  return file.endsWith('.css') ? 'style' : 'other';
}

/** Bytes of a file as the server sends it to a browser that knows gzip only. */
function sentBytes(buildFolder: string, file: string): number {
  const plain = path.join(buildFolder, file);
  const compressed = plain + ENCODINGS.gzip;
  if (existsSync(compressed)) return statSync(compressed).size;
  if (existsSync(plain)) return statSync(plain).size;
  throw new Error(`The page asks for ${file}, which the built site does not have. Run: npm run build`);
}

/**
 * Adds up the files that a page is made of.
 *
 * @param files paths from the root of the built site, the HTML of the page among them; what is named twice counts once
 * @throws when a file was not built
 */
export function weighFiles(buildFolder: string, files: Iterable<string>): PageWeight {
  const weight: Record<Kind, number> = { html: 0, script: 0, style: 0, font: 0, search: 0, other: 0 };
  for (const file of new Set(files)) weight[kindOf(file)] += sentBytes(buildFolder, file) / 1000;
  return weight;
}

/**
 * What an open page has asked its site for once the network is quiet, in idle time too.
 *
 * @returns paths from the root of the built site, without the HTML of the page
 */
export async function fetchedFiles(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const site = new URL(page.url()).origin;
  return addresses
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === site)
    .map(({ pathname }) => decodeURIComponent(pathname.slice(1)));
}
