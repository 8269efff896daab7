import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fromFile } from '@capsizecss/unpack/fs';
import { expect, it } from 'vitest';

const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
);

/** The width of Arial's letters, weighted by how often English text has them, in ems. Liberation Sans has the same. */
const ARIAL_WIDTH = 913 / 2048;

const percent = (share: number): string => `${String(parseFloat((share * 100).toFixed(4)))}%`;

it("the fallback has the font's metrics", async () => {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(FONT_FILE);
  const sizeAdjust = xWidthAvg / unitsPerEm / ARIAL_WIDTH;
  const override = (length: number): string => percent(Math.abs(length) / (unitsPerEm * sizeAdjust));
  const css = readFileSync(path.resolve(import.meta.dirname, 'font.css'), 'utf8');
  expect(css).toContain(`  ascent-override: ${override(ascent)};
  descent-override: ${override(descent)};
  line-gap-override: ${override(lineGap)};
  size-adjust: ${percent(sizeAdjust)};
`);
});
