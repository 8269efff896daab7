/**
 * The API description as files to download, at the root of the site: for code generators, API clients and linters. In
 * development too.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stringify } from 'yaml';
import { bundleApiDescription, loadApiDescription } from '../api-description/index.ts';
import { createPostmanCollection } from './postman-collection.ts';

/** Content of each file by its name. */
export type Downloads = Readonly<Record<`${string}.${'json' | 'yaml'}`, string>>;

/** Writes the API description as one file of OpenAPI 3.1, in two spellings, and as a Postman collection. */
export async function createDownloads(): Promise<Downloads> {
  const document = await bundleApiDescription();
  const collection = await createPostmanCollection(document, await loadApiDescription());
  return {
    'openapi.json': JSON.stringify(document, null, 2),
    'openapi.yaml': stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
    'postman-collection.json': JSON.stringify(collection),
  };
}

async function writeDownloads(folder: string, downloads: Downloads): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(downloads).map(([name, content]) => writeFile(path.join(folder, name), content)),
  );
}

/** Docusaurus plugin that writes the downloads next to the pages. */
export function apiDownloads({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const developmentFolder = path.join(generatedFilesDir, 'api-downloads');
  return {
    name: 'api-downloads',
    getPathsToWatch: () => ['openapi/**/*.yaml'],
    async loadContent() {
      if (process.env.NODE_ENV === 'development')
        await writeDownloads(developmentFolder, await createDownloads());
    },
    async postBuild({ outDir }) {
      await writeDownloads(outDir, await createDownloads());
    },
    configureWebpack: () =>
      ({ devServer: { static: [{ directory: developmentFolder, publicPath: baseUrl }] } }) as object,
  };
}
