import { rmSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheFile } from '../../../pipeline/cache/index.ts';
import { cachedDownloads } from './downloads.ts';

const NAME = 'test-of-downloads';

afterEach(() => {
  vi.unstubAllEnvs();
  for (const file of [cacheFile(`downloads/${NAME}`), cacheFile(`downloads/${NAME}.made-from`)])
    rmSync(file, { force: true });
});

it("downloads are made again when the site's URL changes, and only then", async () => {
  const make = vi.fn(() => new Map([['/one.txt', 'One']]));
  for (const address of ['', '', 'https://docs.example.com', 'https://docs.example.com']) {
    vi.stubEnv('SITE_URL', address);
    expect([...(await cachedDownloads(import.meta.url, NAME, make))]).toEqual([['/one.txt', 'One']]);
  }
  expect(make).toHaveBeenCalledTimes(2);
});
