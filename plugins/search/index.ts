/**
 * Search files: every section of every page, and an index over them, written beside the pages and fetched by the browser
 * when it has time. Read off the same tree as the pages, in development too.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import MiniSearch from 'minisearch';
import { pageFile, sitePages } from '../../site/site-map.ts';
import { indexOptions, type SearchDoc, type SearchDocuments } from '../../src/lib/search/documents.ts';
import { readSections } from './read-sections.ts';

const RESULT_OPTIONS: SearchDocuments['options'] = { maxHits: 8, highlightResult: true };

/** Names of the two files of one build, and what they hold. */
export interface SearchFiles {
  readonly documents: { readonly name: string; readonly content: SearchDocuments };
  readonly index: { readonly name: string; readonly content: unknown };
}

/** Reads all written pages of the documentation into the two search files. */
export async function createSearchFiles(timestamp: number): Promise<SearchFiles> {
  const pages = sitePages.flatMap(({ route }) => {
    const file = pageFile(route);
    return file?.endsWith('.mdx') ? [{ file, route }] : [];
  });
  const sections = (await Promise.all(pages.map(({ file, route }) => readSections(file, route)))).flat();
  const searchDocs: SearchDoc[] = sections.map((section, id) => ({ id, ...section }));
  const index = new MiniSearch(indexOptions);
  index.addAll(searchDocs);
  return {
    documents: {
      name: `search-doc-${String(timestamp)}.json`,
      content: { searchDocs, options: RESULT_OPTIONS },
    },
    index: { name: `search-index-${String(timestamp)}.json`, content: index.toJSON() },
  };
}

async function writeSearchFiles(folder: string, { documents, index }: SearchFiles): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [documents, index].map(({ name, content }) =>
      writeFile(path.join(folder, name), JSON.stringify(content)),
    ),
  );
}

/** Docusaurus plugin that writes the search files and tells the browser their names. */
export function search({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const developmentFolder = path.join(generatedFilesDir, 'search');
  return {
    name: 'search',
    loadContent: () => createSearchFiles(Date.now()),
    async contentLoaded({ content: loaded, actions }) {
      const content = loaded as SearchFiles;
      actions.setGlobalData({
        documentsUrl: baseUrl + content.documents.name,
        indexUrl: baseUrl + content.index.name,
      });
      if (process.env.NODE_ENV === 'development') await writeSearchFiles(developmentFolder, content);
    },
    async postBuild({ content, outDir }) {
      await writeSearchFiles(outDir, content as SearchFiles);
    },
    configureWebpack: () =>
      ({ devServer: { static: [{ directory: developmentFolder, publicPath: baseUrl }] } }) as object,
  };
}
