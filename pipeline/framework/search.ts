/**
 * Search files, written next to the pages and fetched by the browser when it has time: what there is to find, an index
 * over it, and for each page the text that results quote. See the README of `pipeline/outputs/search`.
 */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchUrls } from '../../src/lib/search/documents.ts';
import { contentTimestamp, sourceTime } from '../sources/build-time/index.ts';
import { bundlerWork, type BundlerWork } from './bundler-work.ts';
import {
  collectSections,
  nameFiles,
  searchContents,
  writeFiles,
  type SearchFileSet,
} from '../outputs/search/index.ts';
import { sourceFolders, traced } from '../sources/index.ts';
import { watchedFolders } from './watched-folders.ts';

/** In development the page that a writer looks at comes first. */
const AFTER_PAGES_MS = 3_000;

/**
 * Runs a task some time after it was asked for and after the bundler has done its work, and again when it is asked for
 * meanwhile; one run at a time.
 */
function oneAtATime(task: () => Promise<void>, bundler: BundlerWork): () => void {
  let isRunning = false;
  let isAsked = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isAsked) {
      do {
        await bundler.ended();
        await setTimeout(AFTER_PAGES_MS);
      } while (bundler.isRunning());
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
 * In development they are written in the background, after the start and after an edit, under names that stay: the page
 * that a writer waits for comes first, and of two plugins that the framework reloads, the one that ends last undoes the
 * other.
 */
export function search({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const developmentFolder = path.join(generatedFilesDir, 'search');
  const read = async (): Promise<readonly string[]> => searchContents(await collectSections(), baseUrl);
  let developmentTime: string | undefined;
  // A plugin that the framework makes anew for a running server gets no bundler, and waits for none.
  const bundler = bundlerWork();

  const refresh = oneAtATime(async () => {
    try {
      await writeFiles(developmentFolder, nameFiles(await read(), developmentTime ?? '').files);
    } catch (error) {
      console.error('The search finds what it found before the last edit:', error);
    }
  }, bundler);

  return {
    name: 'search',
    getPathsToWatch: watchedFolders,
    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
        developmentTime ??= contentTimestamp(sourceTime(['docs']), '');
        return nameFiles([], developmentTime);
      }
      const { result: contents, sources } = await traced(read);
      const seconds = sourceTime(sourceFolders(Object.keys(sources)));
      return nameFiles(contents, contentTimestamp(seconds, contents.join('\n')));
    },
    contentLoaded({ content, actions }) {
      const { paths } = content as SearchFileSet;
      actions.setGlobalData({
        documentsUrl: baseUrl + paths.documentsUrl,
        indexUrl: baseUrl + paths.indexUrl,
        textsUrl: baseUrl + paths.textsUrl,
      } satisfies SearchUrls);
      // Not before: the content of all plugins is read by now, and the bundler is about to start.
      if (process.env.NODE_ENV === 'development') refresh();
    },
    async postBuild({ content, outDir }) {
      await writeFiles(outDir, (content as SearchFileSet).files);
    },
    configureWebpack: () =>
      ({
        plugins: process.env.NODE_ENV === 'development' ? [bundler.plugin] : [],
        devServer: { static: [{ directory: developmentFolder, publicPath: baseUrl }] },
      }) as object,
  };
}
