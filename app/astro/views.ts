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

/** What the bundler runs to render a page. In development its code changes while this process runs. */
const VIEWS = 'app/render/render-page.ts';

/** What that asks for of this process's own code. */
const PARTS = new URL('./bridged.ts', import.meta.url).href;

const viewsFingerprint = memoized(async (module) => {
  const files = await filesOfModule(path.relative('', module), process.cwd());
  return fingerprint(files.map((file) => `${file} ${fingerprint(readText(file))}`).join('\n'));
});

registerSourceKind('views', (module) => withoutTracking(() => viewsFingerprint(module)));

/**
 * Renders a page, or takes what was rendered before from the same content by the same code and views.
 *
 * @param file of the page
 */
export function cachedRendering<Rendering>(
  file: string,
  render: () => Promise<Rendering>,
): Promise<Rendering> {
  return cached(PARTS, `rendered/${file}`, () => {
    trackDependency(`views:${VIEWS}`);
    return render();
  });
}
