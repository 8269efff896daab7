/** The API description as files to download, at the root of the site: for code generators, API clients and linters. */
import {
  publishedDescription,
  type DescriptionFiles,
} from '../../../../pipeline/code-samples/workflows/index.ts';
import {
  bundleApiDescription,
  loadApiDescription,
} from '../../../../pipeline/content/api-description/index.ts';
import type { Downloads } from '../downloads.ts';
import { cached } from '../../../../pipeline/cache/index.ts';

/** Content of each file by its name. */
export type ApiFiles = DescriptionFiles & { readonly 'postman-collection.json': string };

/** Writes the API description as one file of OpenAPI 3.1, in two spellings, and as a Postman collection. */
export function createDownloads(): Promise<ApiFiles> {
  return cached(import.meta.url, 'downloads/api', makeDownloads);
}

async function makeDownloads(): Promise<ApiFiles> {
  // Loading the converter takes longer than reading kept downloads.
  const { createPostmanCollection } = await import('./postman-collection.ts');
  const collection = await createPostmanCollection(await bundleApiDescription(), await loadApiDescription());
  return {
    ...(await publishedDescription()),
    'postman-collection.json': JSON.stringify(collection),
  };
}

/** The same files, by their path from the root of the site. */
export async function apiDownloads(): Promise<Downloads> {
  return new Map(Object.entries(await createDownloads()).map(([name, content]) => [`/${name}`, content]));
}
