import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { freePort } from './free-port.ts';
import { treeUsage } from './measured-run.ts';

/** What a writer waits for; the first page also in seconds of the processor. */
export interface DevTimes {
  readonly firstPageSeconds: number;
  readonly firstPageCpuSeconds: number;
  /** From saving an edit until a browser shows it, the median of several. */
  readonly editSeconds: number;
}

const EDITS = 3;
const PATIENCE_MS = 600_000;
const RETRY_EVERY_MS = 100;

/** The server is there, and the page isn't. */
class BrokenPageError extends Error {}

/** Opens a page as soon as the server responds, and waits until its text is there and it can be used. */
async function openFirstPage(page: Page, url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const response = await page.goto(url, { timeout: PATIENCE_MS });
      if (response?.ok() === false)
        throw new BrokenPageError(
          `npm run dev returns ${String(response.status())} for ${url}: open the page to see why.`,
        );
      break;
    } catch (error) {
      if (error instanceof BrokenPageError || hasEnded() || performance.now() > deadline) throw error;
      await sleep(RETRY_EVERY_MS);
    }
  }
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached', timeout: PATIENCE_MS });
  await page.waitForSelector('article h1', { timeout: PATIENCE_MS });
}

async function measureEdits(page: Page, file: string): Promise<number> {
  const original = readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const sentence = `The writer adds sentence ${String(edit)}.`;
      appendFileSync(file, `\n${sentence}\n`);
      const saved = performance.now();
      await page.getByText(sentence).waitFor({ timeout: PATIENCE_MS });
      times.push((performance.now() - saved) / 1000);
    }
  } finally {
    writeFileSync(file, original);
  }
  return times.sort((one, other) => one - other)[Math.floor(EDITS / 2)] ?? 0;
}

/**
 * Starts `npm run dev` and measures how long its first page and an edit of that page take to show in a browser.
 *
 * @param directory the project
 * @param route of the page
 * @param file of the same page, from the root of the project; it is as before in the end
 */
export async function measureDev(
  browser: Browser,
  directory: string,
  { route, file }: { readonly route: string; readonly file: string },
): Promise<DevTimes> {
  const port = await freePort();
  const started = performance.now();
  const options = ['--port', String(port)];
  const server = spawn('npm', ['run', 'dev', '--', ...options], {
    cwd: path.resolve(directory),
    stdio: 'ignore',
    // A process group, since npm leaves the server running when it is ended itself.
    detached: true,
  });
  const ended = once(server, 'exit');
  const page = await browser.newPage();
  try {
    const hasEnded = (): boolean => server.exitCode !== null;
    await openFirstPage(page, `http://127.0.0.1:${String(port)}${route}`, hasEnded);
    const firstPageSeconds = (performance.now() - started) / 1000;
    const firstPageCpuSeconds = treeUsage(server.pid ?? 0).cpuSeconds;
    const editSeconds = await measureEdits(page, path.join(directory, file));
    return { firstPageSeconds, firstPageCpuSeconds, editSeconds };
  } finally {
    await page.close();
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
}
