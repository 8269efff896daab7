import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkSiteMap, siteRoutes } from '../../pipeline/content/site/site-map.ts';
import { checkLinks } from '../outputs/links/index.ts';
import { DevelopmentFiles } from './development-files.ts';
import { allDownloads } from './downloads.ts';
import { freezeFingerprints } from '../../pipeline/cache/index.ts';
import { writeGeneratedData } from './generated-data.ts';
import { writeNextToPages } from './next-to-pages.ts';
import { joinStyleSheets } from './one-style-sheet.ts';
import { progress } from './progress.ts';
import { reactFile } from './react-file.ts';
import { ScriptsAfterPaint } from './scripts-after-paint.ts';
import { ShippedPackages } from './shipped-packages.ts';
import { EditServer } from './serve-edits.ts';

const route = (file: string): string => path.resolve('app/routes', file);

/** What a site of a test has otherwise than the one that readers get. */
export interface DocumentationOptions {
  /** Whether it has the pages of the gallery; in development it has them in any case. */
  readonly hasGallery?: boolean;
  /** Whether a link that leads nowhere ends the build, or an entry of the site map without a page. */
  readonly checksLinks?: boolean;
}

/** Lets an edit of a component show with its state kept. The renderer does that for no islands but Astro's. */
const FAST_REFRESH = "import '@vitejs/plugin-react/preamble';";

/** What Astro cannot know: where pages come from, what has to exist before they're bundled, and what is next to them. */
export function documentation({
  hasGallery = false,
  checksLinks = true,
}: DocumentationOptions): AstroIntegration {
  const scripts = new ScriptsAfterPaint();
  const shipped = new ShippedPackages();
  const edits = new EditServer();
  return {
    name: 'documentation',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute, injectScript, updateConfig }) => {
        if (command === 'build') freezeFingerprints();
        if (command === 'dev') {
          injectScript('page', FAST_REFRESH);
          await edits.start();
        }
        await writeGeneratedData();
        updateConfig({
          vite: {
            plugins: [edits.plugin, scripts.plugin, shipped.plugin, reactFile],
            worker: { plugins: () => [shipped.plugin] },
          },
        });
        injectRoute({ pattern: '/', entrypoint: route('home.astro') });
        injectRoute({ pattern: '/docs/[...page]', entrypoint: route('page.astro') });
        if (siteRoutes.has('/changelog'))
          injectRoute({ pattern: '/changelog', entrypoint: route('changelog.astro') });
        if (hasGallery || command === 'dev')
          injectRoute({ pattern: '/gallery/[...page]', entrypoint: route('gallery.astro') });
        injectRoute({ pattern: '/404', entrypoint: route('not-found.astro') });
      },
      'astro:build:start': async ({ logger }) => {
        if (!checksLinks) return;
        const step = progress('Reading pages', (line) => {
          logger.info(line);
        });
        await checkLinks(async () => new Set((await allDownloads()).keys()), step);
        checkSiteMap();
      },
      'astro:server:setup': ({ server, logger }) => {
        const files = new DevelopmentFiles((sentence) => {
          logger.error(sentence);
        });
        server.middlewares.use(files.step);
        edits.serve(server);
        // A server that takes its time to end gives a browser, which asks when it restarts, the page from before the edit.
        process.once('SIGTERM', () => process.exit());
      },
      'astro:build:done': async ({ dir }) => {
        await scripts.deferIn(fileURLToPath(dir));
        await joinStyleSheets(fileURLToPath(dir));
        await writeNextToPages(fileURLToPath(dir));
        shipped.writeTo(fileURLToPath(dir));
      },
    },
  };
}
