import { expect, it } from 'vitest';
import { robotsText } from './robots.ts';

it.each([
  ['https://docs.example.com', '/', 'https://docs.example.com/sitemap-index.xml'],
  ['https://docs.example.com', '/manual/', 'https://docs.example.com/manual/sitemap-index.xml'],
  [undefined, '/', undefined],
])('robots.txt of a site at %s%s allows all and names the sitemap, if any', (url, basePath, sitemap) => {
  const line = sitemap === undefined ? '' : `\nSitemap: ${sitemap}\n`;
  expect(robotsText(url, basePath)).toBe(`User-agent: *\nAllow: /\n${line}`);
});
