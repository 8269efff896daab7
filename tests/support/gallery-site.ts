import { readFileSync } from 'node:fs';
import path from 'node:path';
import { galleryFiles } from '../../plugins/gallery/index.ts';
import { writeManifest } from '../../scripts/lib/write-manifest.ts';
import { listen } from '../../server/listen.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { buildVariant } from '../specification/support/variant-site.ts';

const CONFIG = `import config from '../../../docusaurus.config.ts';
import { gallery } from '../../../plugins/gallery/index.ts';
export default { ...config, plugins: [...config.plugins, ...gallery] };
`;

/** Operations link to it, and a link to a page that is not written would look otherwise. */
const ERRORS = 'docs/api/errors.mdx';

let served: Promise<string> | undefined;

/**
 * Builds a site with the gallery, unless an earlier build had the same inputs, and serves it until the worker ends. Call it
 * in a test.
 *
 * @returns the address of the site, e.g. `http://localhost:41234`
 * @throws what the build printed, when it failed
 */
export function gallerySite(): Promise<string> {
  served ??= buildAndServe();
  return served;
}

async function buildAndServe(): Promise<string> {
  const files = [...galleryFiles(), ERRORS].map((file) => [file, readFileSync(file, 'utf8')] as const);
  const { exitCode, output } = await buildVariant('gallery', {
    'docusaurus.config.ts': CONFIG,
    ...Object.fromEntries(files),
  });
  if (exitCode !== 0) throw new Error(`The gallery was not built:\n${output}`);
  const build = path.resolve('.cache/variants/gallery/build');
  writeManifest(build);
  const server = createSiteServer(build);
  server.unref();
  return listen(server, { port: 0, host: '127.0.0.1' });
}

/** Where the pages of the gallery are on its site. */
export const galleryRoutes: readonly string[] = galleryFiles().map(
  (file) => `/${file.replace(/(?:\/index)?\.mdx$/, '')}`,
);
