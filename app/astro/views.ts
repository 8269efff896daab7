import path from 'node:path';
import {
  describeSource,
  filesOfModule,
  fingerprint,
  kept,
  noteSource,
  readText,
  remembered,
  untraced,
} from '../../pipeline/cache/index.ts';

/** What the bundler runs to draw a page. In development its code changes while this process runs. */
const VIEWS = 'app/render/draw-page.ts';

/** What that asks for of this process's own code. */
const PARTS = new URL('./drawing-parts.ts', import.meta.url).href;

const viewsFingerprint = remembered(async (module) => {
  const files = await filesOfModule(path.relative('', module), process.cwd());
  return fingerprint(files.map((file) => `${file} ${fingerprint(readText(file))}`).join('\n'));
});

describeSource('views', (module) => untraced(() => viewsFingerprint(module)));

/**
 * Draws a page, or takes what was drawn before from the same material by the same code and views.
 *
 * @param file of the page
 */
export function keptDrawing<Drawing>(file: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  return kept(PARTS, `drawn/${file}`, () => {
    noteSource(`views:${VIEWS}`);
    return draw();
  });
}
