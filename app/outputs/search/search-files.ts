import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  indexTerms,
  SEARCH_URLS,
  SEARCH_VERSION,
  writeIndex,
  type SearchDocuments,
  type SearchIndexFile,
  type SearchUrls,
} from '../../../engines/search/index.ts';
import { familyLanguages, languageSynonyms, languagesByWord } from '../../../pipeline/code-samples/index.ts';
import type { SearchContent } from './collect-sections.ts';
import { readSynonyms } from './synonyms.ts';

const RESULT_OPTIONS: SearchDocuments['options'] = { maxHits: 8, highlightResult: true };

/** The two search files. */
export interface SearchFiles {
  readonly documents: SearchDocuments;
  readonly index: SearchIndexFile;
}

/** Indexes sections. */
export function searchFiles({ docs, names, texts }: SearchContent): SearchFiles {
  const blocks = texts.flat();
  const sections = docs.flatMap(({ title, description, sections: ofPage }) =>
    ofPage.map(({ heading }) => ({
      // An introduction is the page itself.
      heading: heading || title,
      description: heading === '' ? description : '',
    })),
  );
  return {
    documents: { searchDocs: docs, options: RESULT_OPTIONS },
    index: writeIndex(
      sections.map((section, id) => ({
        ...section,
        id,
        names: names[id] ?? '',
        text: blocks[id]?.join(' ') ?? '',
      })),
      indexTerms,
      {
        synonyms: [...readSynonyms(), ...languageSynonyms()],
        languages: { words: [...languagesByWord()], server: familyLanguages('server') },
      },
    ),
  };
}

/** Contents of files by their addresses, from the site's root. */
export type SearchFileSet = Readonly<Record<string, string>>;

/** What the files hold: the documents, the index, and the text of each page. */
export function searchContents(content: SearchContent): readonly string[] {
  const { documents, index } = searchFiles(content);
  return [documents, index, ...content.texts].map((file) => JSON.stringify(file));
}

/**
 * Identifies the files, and lists them. All have one timestamp, so that no browser combines an index with the documents of another build.
 *
 * @param contents from {@link searchContents}
 * @param timestamp in milliseconds, 13 digits
 */
export function nameFiles(contents: readonly string[], timestamp: string): SearchFileSet {
  const paths: SearchUrls = {
    version: SEARCH_VERSION,
    documentsUrl: `/search-doc-${timestamp}.json`,
    indexUrl: `/search-index-${timestamp}.json`,
    textsUrl: `/search-text-${timestamp}/`,
  };
  const [documents = '', index = '', ...texts] = contents;
  return {
    [SEARCH_URLS]: JSON.stringify(paths),
    [paths.documentsUrl]: documents,
    [paths.indexUrl]: index,
    ...Object.fromEntries(texts.map((text, page) => [`${paths.textsUrl}${String(page)}.json`, text])),
  };
}

/** Writes the files below a folder. */
export async function writeFiles(folder: string, files: SearchFileSet): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }),
  );
}
