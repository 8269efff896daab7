import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import { fromFile } from '@capsizecss/unpack/fs';
import { expect, it } from 'vitest';

const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
);

it("the fallback has the font's metrics", async () => {
  const font = await fromFile(FONT_FILE);
  const { fontFaces } = createFontStack([{ ...font, familyName: 'Public Sans' }, arial], {
    fontFaceFormat: 'styleObject',
  });
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
  const css = readFileSync(path.resolve(import.meta.dirname, 'font.css'), 'utf8');
  expect(css).toContain(`  ascent-override: ${String(ascentOverride)};
  descent-override: ${String(descentOverride)};
  line-gap-override: ${String(lineGapOverride)};
  size-adjust: ${String(sizeAdjust)};
`);
});
