import type { Page } from 'playwright-core';

/** The URLs that a page and its workers have asked for. */
export async function askedFor(page: Page): Promise<readonly string[]> {
  const read = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);
  const ofWorkers = await Promise.all(
    page.workers().map(async (worker) => [worker.url(), ...(await worker.evaluate(read))]),
  );
  return [...(await page.evaluate(read)), ...ofWorkers.flat()];
}

/** Kilobytes of files as the server sends them, each once. What isn't on a server counts nothing. */
export async function kilobytes(urls: Iterable<string>): Promise<number> {
  const sizes = [...new Set(urls)]
    .filter((url) => url.startsWith('http'))
    .map(async (url) => {
      const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      return Number(response.headers.get('content-length'));
    });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}
