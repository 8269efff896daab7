import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { galleryFiles, galleryRoute } from '../../app/astro/gallery.ts';
import { writeManifest } from '../../scripts/lib/write-manifest.ts';
import { listen } from '../../server/listen.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { buildVariant } from '../site/support/variant-site.ts';
import { oneAtATime } from './one-at-a-time.ts';

const CONFIG = `import { astroConfig } from './app/astro/config.ts';
// A component can link to a page of the real site.
export default astroConfig({ hasGallery: true, checksLinks: false });
`;

/**
 * Pages in place of those of `content/docs/`, with one of each page type. What writers add and change would change the sidebar, the
 * search and the text of every picture of the real ones; nobody could tell by it whether the look has changed.
 */
const PAGE_TYPES = 'tests/screenshots';

let served: Promise<string> | undefined;

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The files of the site, by path from its root. */
function siteFiles(): Readonly<Record<string, string>> {
  const own = galleryFiles().map((file) => [file, file] as const);
  const pageTypes = filesIn(`${PAGE_TYPES}/docs`).map(
    (file) => [path.join('content', path.relative(PAGE_TYPES, file)), file] as const,
  );
  return Object.fromEntries(
    [...own, ...pageTypes].map(([place, file]) => [place, readFileSync(file, 'utf8')]),
  );
}

/**
 * Builds a site with the gallery, the home page and a page of each page type, unless an earlier build had the same
 * inputs, and serves it until the worker ends. Call it in a test.
 *
 * @returns the address of the site, e.g. `http://localhost:41234`
 * @throws what the build printed, when it failed
 */
export function gallerySite(): Promise<string> {
  served ??= buildAndServe();
  return served;
}

async function buildAndServe(): Promise<string> {
  const build = path.resolve('.cache/variants/gallery/build');
  // Two workers would build in one folder; the second finds what the first has built.
  await oneAtATime('.cache/variants/gallery.lock', async () => {
    const { exitCode, output } = await buildVariant('gallery', {
      'astro.config.mjs': CONFIG,
      ...siteFiles(),
    });
    if (exitCode !== 0) throw new Error(`The gallery was not built:\n${output}`);
    writeManifest(build);
  });
  const server = createSiteServer(build);
  server.unref();
  return listen(server, { port: 0, host: '127.0.0.1' });
}

/** Where the pages of the gallery are on its site. */
export const galleryRoutes: readonly string[] = galleryFiles().map(galleryRoute);
