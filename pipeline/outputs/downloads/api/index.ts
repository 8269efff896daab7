/** The API description as files to download, at the root of the site: for code generators, API clients and linters. */
import { stringify } from 'yaml';
import { bundleApiDescription, loadApiDescription } from '../../../material/api-description/index.ts';
import type { Downloads } from '../downloads.ts';
import { kept } from '../../../sources/index.ts';
import { publishedDescription } from './published.ts';

/** Content of each file by its name. */
export type ApiFiles = Readonly<Record<`${string}.${'json' | 'yaml'}`, string>>;

/** Writes the API description as one file of OpenAPI 3.1, in two spellings, and as a Postman collection. */
export function createDownloads(): Promise<ApiFiles> {
  return kept('downloads/api', makeDownloads);
}

async function makeDownloads(): Promise<ApiFiles> {
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

/** The same files, by their path from the root of the site. */
export async function apiDownloads(): Promise<Downloads> {
  return new Map(Object.entries(await createDownloads()).map(([name, content]) => [`/${name}`, content]));
}
