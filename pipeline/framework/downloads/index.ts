/** Files that the site offers next to its pages, made when it is built. In development too. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Content of each file, by its path from the root of the site, e.g. `/workflows/charge-card/charge-card.py`. */
export type Downloads = ReadonlyMap<string, string | Uint8Array>;

async function writeDownloads(folder: string, downloads: Downloads): Promise<void> {
  for (const [file, content] of downloads) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}

/**
 * Makes a Docusaurus plugin that writes downloads next to the pages.
 *
 * @param name by which the framework knows it
 * @param watched patterns of files whose change makes the downloads anew in development
 */
export function downloadsPlugin(
  name: string,
  watched: readonly string[],
  make: () => Promise<Downloads>,
): (context: LoadContext) => Plugin {
  return ({ generatedFilesDir, baseUrl }) => {
    const developmentFolder = path.join(generatedFilesDir, name);
    return {
      name,
      getPathsToWatch: () => [...watched],
      async loadContent() {
        if (process.env.NODE_ENV === 'development') await writeDownloads(developmentFolder, await make());
      },
      async postBuild({ outDir }) {
        await writeDownloads(outDir, await make());
      },
      configureWebpack: () =>
        ({ devServer: { static: [{ directory: developmentFolder, publicPath: baseUrl }] } }) as object,
    };
  };
}
