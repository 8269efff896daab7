import { brotliCompressSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright-core';
import { type SearchMaterial, searchFiles } from '../../pipeline/outputs/search/index.ts';

const RESULT = '[role="listbox"] [role="option"]';

/** Serves the search files of other material instead of those of the built site. */
export async function serveMaterial(page: Page, material: SearchMaterial): Promise<void> {
  const { documents, index } = searchFiles(material);
  await page.route('**/search-doc-*.json', (route) => route.fulfill({ json: documents }));
  await page.route('**/search-index-*.json', (route) => route.fulfill({ json: index }));
  await page.route('**/search-text-*/*.json', (route) => {
    const number = Number(/(\d+)\.json$/.exec(route.request().url())?.[1]);
    return route.fulfill({ json: material.texts[number] });
  });
}

/** Opens the dialog with its key. */
export async function openDialog(page: Page): Promise<Locator> {
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.waitFor();
  return field;
}

async function compressedSize(url: string, bodies: ReadonlyMap<string, Promise<Buffer>>): Promise<number> {
  const body = bodies.get(url) ?? Buffer.from(await (await fetch(url)).arrayBuffer());
  return brotliCompressSync(await body).length;
}

/**
 * What the first search of a visit transfers: all that the page asks for after it has loaded, in idle time too, and all
 * that opening the dialog, typing and showing the results with their excerpts brings.
 *
 * @returns bytes, each file compressed with brotli: the two search files, and the rest
 */
export async function firstSearchBytes(
  browser: Browser,
  siteUrl: string,
  material: SearchMaterial,
  query: string,
): Promise<{ readonly files: number; readonly rest: number }> {
  const page = await browser.newPage();
  await serveMaterial(page, material);
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const body = response.body();
    // A redirect has no body.
    body.catch(() => bodies.delete(response.url()));
    bodies.set(response.url(), body);
  });
  await page.goto(siteUrl, { waitUntil: 'load' });
  const critical = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).add(page.url());
  await page.waitForLoadState('networkidle');
  const field = await openDialog(page);
  await field.fill(query);
  await page.locator(RESULT).first().waitFor();
  await page.waitForTimeout(2000);
  const ofWorkers = await Promise.all(
    page
      .workers()
      .map(async (worker) => [
        worker.url(),
        ...(await worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))),
      ]),
  );
  const urls = [...new Set([...bodies.keys(), ...ofWorkers.flat()])].filter((url) => !critical.has(url));
  const sizes = await Promise.all(
    urls.map(async (url) => ({ url, size: await compressedSize(url, bodies) })),
  );
  await page.close();
  const sum = (isCounted: (url: string) => boolean): number =>
    sizes.filter(({ url }) => isCounted(url)).reduce((all, { size }) => all + size, 0);
  const isFile = (url: string): boolean => /\/search-(?:doc|index)-/.test(url);
  return { files: sum(isFile), rest: sum((url) => !isFile(url)) };
}
