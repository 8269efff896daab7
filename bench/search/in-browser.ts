import { brotliCompressSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright-core';

const RESULT = '[role="listbox"] [role="option"]';

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
  query: string,
): Promise<{ readonly files: number; readonly rest: number }> {
  const page = await browser.newPage();
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
