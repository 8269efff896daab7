import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { robotsTxt } from './index.ts';

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

it.each([
  ['https://docs.example.com', '/', 'https://docs.example.com/sitemap.xml'],
  ['https://docs.example.com', '/manual/', 'https://docs.example.com/manual/sitemap.xml'],
  [undefined, '/', undefined],
])('robots.txt of a site at %s%s allows all and names the sitemap, if any', async (url, baseUrl, sitemap) => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'robots-'));
  await robotsTxt(url)({ siteConfig: { baseUrl } } as LoadContext).postBuild?.({ outDir } as BuildProps);
  const written = readFileSync(path.join(outDir, 'robots.txt'), 'utf8');
  rmSync(outDir, { recursive: true });
  const line = sitemap === undefined ? '' : `\nSitemap: ${sitemap}\n`;
  expect(written).toBe(`User-agent: *\nAllow: /\n${line}`);
});
