import path from 'node:path';
import {
  registerSourceKind,
  filesOfModule,
  fingerprint,
  cached,
  trackDependency,
  readText,
  memoized,
  withoutTracking,
} from '../../pipeline/cache/index.ts';

/** What the bundler runs to draw a page. In development its code changes while this process runs. */
const VIEWS = 'app/render/render-page.ts';

/** What that asks for of this process's own code. */
const PARTS = new URL('./bridged.ts', import.meta.url).href;

const viewsFingerprint = memoized(async (module) => {
  const files = await filesOfModule(path.relative('', module), process.cwd());
  return fingerprint(files.map((file) => `${file} ${fingerprint(readText(file))}`).join('\n'));
});

registerSourceKind('views', (module) => withoutTracking(() => viewsFingerprint(module)));

/**
 * Draws a page, or takes what was drawn before from the same material by the same code and views.
 *
 * @param file of the page
 */
export function cachedRendering<Drawing>(file: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  return cached(PARTS, `drawn/${file}`, () => {
    trackDependency(`views:${VIEWS}`);
    return draw();
  });
}
