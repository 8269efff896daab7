import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { downloadMakers, type Downloads } from '../outputs/downloads/index.ts';
import { watchedFolders } from './watched-folders.ts';

async function writeDownloads(folder: string, downloads: Downloads): Promise<void> {
  for (const [file, content] of downloads) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}

async function writeAll(folder: string): Promise<void> {
  for (const make of Object.values(downloadMakers)) await writeDownloads(folder, await make());
}

/** Docusaurus plugin that writes the downloads next to the pages, in development too. */
export function downloads({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const developmentFolder = path.join(generatedFilesDir, 'downloads');
  return {
    name: 'downloads',
    getPathsToWatch: watchedFolders,
    async loadContent() {
      if (process.env.NODE_ENV === 'development') await writeAll(developmentFolder);
    },
    async postBuild({ outDir }) {
      await writeAll(outDir);
    },
    configureWebpack: () =>
      ({ devServer: { static: [{ directory: developmentFolder, publicPath: baseUrl }] } }) as object,
  };
}
