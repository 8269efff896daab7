import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { robotsTxt } from './index.ts';

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

it.each([
  ['https://docs.example.com', '/', 'https://docs.example.com/sitemap.xml'],
  ['http://localhost:3000', '/manual/', 'http://localhost:3000/manual/sitemap.xml'],
])('robots.txt of a site at %s%s allows all and names the sitemap', async (url, baseUrl, sitemap) => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'robots-'));
  await robotsTxt({ siteConfig: { url, baseUrl } } as LoadContext).postBuild?.({ outDir } as BuildProps);
  const written = readFileSync(path.join(outDir, 'robots.txt'), 'utf8');
  rmSync(outDir, { recursive: true });
  expect(written).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
});
