/** The API description as files to download, at the root of the site: for code generators, API clients and linters. */
import { stringify } from 'yaml';
import { bundleApiDescription, loadApiDescription } from '../../../material/api-description/index.ts';
import { downloadsPlugin } from '../../../framework/downloads/index.ts';
import { keptResult } from '../../../sources/index.ts';
import { publishedDescription } from './published.ts';

/** Content of each file by its name. */
export type Downloads = Readonly<Record<`${string}.${'json' | 'yaml'}`, string>>;

/** What the downloads are made from, code included. */
const SOURCES = [
  'openapi',
  'pipeline/material/api-description',
  'pipeline/outputs/downloads/api',
  'site/provider.ts',
];

/** Writes the API description as one file of OpenAPI 3.1, in two spellings, and as a Postman collection. */
export function createDownloads(): Promise<Downloads> {
  return keptResult('api-downloads', SOURCES, makeDownloads);
}

async function makeDownloads(): Promise<Downloads> {
  // Loading the converter takes longer than reading kept downloads.
  const { createPostmanCollection } = await import('./postman-collection.ts');
  const document = await bundleApiDescription();
  const collection = await createPostmanCollection(document, await loadApiDescription());
  const published = publishedDescription(document);
  return {
    'openapi.json': JSON.stringify(published, null, 2),
    'openapi.yaml': stringify(published, { aliasDuplicateObjects: false, lineWidth: 0 }),
    'postman-collection.json': JSON.stringify(collection),
  };
}

/** Docusaurus plugin that writes the downloads next to the pages. */
export const apiDownloads = downloadsPlugin(
  'api-downloads',
  ['openapi/**/*.yaml'],
  async () =>
    new Map(Object.entries(await createDownloads()).map(([name, content]) => [`/${name}`, content])),
);
