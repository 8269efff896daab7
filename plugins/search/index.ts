/**
 * Search files, written next to the pages and fetched by the browser when it has time: what there is to find, an index over
 * it, and for each page the text that results quote. See README.md in this folder.
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchUrls } from '../../src/lib/search/documents.ts';
import { contentTimestamp, sourceTime } from '../build-time/index.ts';
import { collectSections } from './collect-sections.ts';
import { nameFiles, searchContents, writeFiles, type SearchFileSet } from './search-files.ts';

/** What the search files are made from, from the root of the project. */
const SOURCES = ['docs', 'openapi', 'data', 'samples', 'site', 'plugins/search/synonyms.yaml'];

/** In development the page that a writer looks at comes first. */
const AFTER_EDIT_MS = 3_000;

/** Runs a task some time after it was asked for, and again when it is asked for meanwhile; one run at a time. */
function oneAtATime(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isAsked = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isAsked) {
      await setTimeout(AFTER_EDIT_MS);
      isAsked = false;
      await task();
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (!isRunning) void run();
  };
}

/**
 * Docusaurus plugin that writes the search files and gives the browser their names.
 *
 * In development an edit writes them again, under the same names and in the background: the framework reloads the plugin
 * that shows pages at the same time, and of two reloads the one that ends last undoes the other.
 */
export function search({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const developmentFolder = path.join(generatedFilesDir, 'search');
  let timestamp: string | undefined;
  let loaded: SearchFileSet | undefined;

  async function read(): Promise<SearchFileSet> {
    const contents = searchContents(await collectSections(), baseUrl);
    timestamp ??= contentTimestamp(sourceTime(SOURCES), contents.join('\n'));
    return nameFiles(contents, timestamp);
  }

  const refresh = oneAtATime(async () => {
    try {
      await writeFiles(developmentFolder, (await read()).files);
    } catch (error) {
      console.error('The search finds what it found before the last edit:', error);
    }
  });

  return {
    name: 'search',
    getPathsToWatch: () => SOURCES,
    async loadContent() {
      if (loaded === undefined) {
        loaded = await read();
        if (process.env.NODE_ENV === 'development') await writeFiles(developmentFolder, loaded.files);
      } else {
        refresh();
      }
      return loaded;
    },
    contentLoaded({ content, actions }) {
      const { paths } = content as SearchFileSet;
      actions.setGlobalData({
        documentsUrl: baseUrl + paths.documentsUrl,
        indexUrl: baseUrl + paths.indexUrl,
        textsUrl: baseUrl + paths.textsUrl,
      } satisfies SearchUrls);
    },
    async postBuild({ content, outDir }) {
      await writeFiles(outDir, (content as SearchFileSet).files);
    },
    configureWebpack: () =>
      ({ devServer: { static: [{ directory: developmentFolder, publicPath: baseUrl }] } }) as object,
  };
}
