/**
 * Search files, written beside the pages and fetched by the browser when it has time: what there is to find, an index over
 * it, and for each page the text that results quote. Read off the same tree as the pages, in development too.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchDocuments, SearchUrls } from '../../src/lib/search/documents.ts';
import { encodeIndex, type SearchIndexFile } from '../../src/lib/search/index-file.ts';
import { invertField, keepStrongest } from '../../src/lib/search/inverted-field.ts';
import { indexTerms } from '../../src/lib/search/words.ts';
import { collectSections, type SearchMaterial } from './collect-sections.ts';
import { readSynonyms } from './synonyms.ts';

const RESULT_OPTIONS: SearchDocuments['options'] = { maxHits: 8, highlightResult: true };

/** The two search files. */
export interface SearchFiles {
  readonly documents: SearchDocuments;
  readonly index: SearchIndexFile;
}

/** The terms of each section's text that its titles and names do not have: those are found by them already. */
function textTerms({ docs, names, texts }: SearchMaterial): string[][] {
  const headings = docs.flatMap(({ title, sections }) =>
    sections.map(({ heading }) => `${title} ${heading}`),
  );
  return texts.flat().map((blocks, section) => {
    const told = new Set(indexTerms(`${headings[section] ?? ''} ${names[section] ?? ''}`));
    return indexTerms(blocks.join(' ')).filter((term) => !told.has(term));
  });
}

/** Indexes sections. */
export function searchFiles(material: SearchMaterial): SearchFiles {
  const names = invertField(material.names.map(indexTerms));
  const text = invertField(textTerms(material));
  const fields = {
    names: keepStrongest(names),
    text: keepStrongest(text),
  };
  return {
    documents: { searchDocs: material.docs, options: RESULT_OPTIONS },
    index: encodeIndex(fields, readSynonyms()),
  };
}

type FileContents = Readonly<Record<string, unknown>>;

/** Where the files of a build stand below the site's root, named after the time of the build; see `SearchUrls`. */
function filePaths(timestamp: number): SearchUrls {
  return {
    documentsUrl: `search-doc-${String(timestamp)}.json`,
    indexUrl: `search-index-${String(timestamp)}.json`,
    textsUrl: `search-text-${String(timestamp)}/`,
  };
}

/** The contents of the files by their paths. */
function fileContents(paths: SearchUrls, baseUrl: string, material: SearchMaterial): FileContents {
  const docs = material.docs.map((doc) => ({ ...doc, url: baseUrl + doc.url.slice(1) }));
  const { documents, index } = searchFiles({ ...material, docs });
  return {
    [paths.documentsUrl]: documents,
    [paths.indexUrl]: index,
    ...Object.fromEntries(
      material.texts.map((texts, page) => [`${paths.textsUrl}${String(page)}.json`, texts]),
    ),
  };
}

async function writeFiles(folder: string, files: FileContents): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(content));
    }),
  );
}

/** Docusaurus plugin that writes the search files and tells the browser their names. */
export function search({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const developmentFolder = path.join(generatedFilesDir, 'search');
  const paths = filePaths(Date.now());
  return {
    name: 'search',
    loadContent: async () => fileContents(paths, baseUrl, await collectSections()),
    async contentLoaded({ content, actions }) {
      actions.setGlobalData({
        documentsUrl: baseUrl + paths.documentsUrl,
        indexUrl: baseUrl + paths.indexUrl,
        textsUrl: baseUrl + paths.textsUrl,
      } satisfies SearchUrls);
      if (process.env.NODE_ENV === 'development')
        await writeFiles(developmentFolder, content as FileContents);
    },
    async postBuild({ content, outDir }) {
      await writeFiles(outDir, content as FileContents);
    },
    configureWebpack: () =>
      ({ devServer: { static: [{ directory: developmentFolder, publicPath: baseUrl }] } }) as object,
  };
}
