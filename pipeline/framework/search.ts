/**
 * Search files, written next to the pages and fetched by the browser when it has time: what there is to find, an index
 * over it, and for each page the text that results quote. See the README of `pipeline/outputs/search`.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchUrls } from '../../src/lib/search/documents.ts';
import { contentTimestamp, sourceTime } from '../sources/build-time/index.ts';
import {
  collectSections,
  nameFiles,
  searchContents,
  writeFiles,
  type SearchFileSet,
} from '../outputs/search/index.ts';
import { sourceFolders, traced } from '../sources/index.ts';
import { developmentPaths, searchRoute, type ServerStep } from './search-route.ts';

const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

/** Docusaurus plugin that writes the search files and gives the browser their names. */
export function search({ baseUrl }: LoadContext): Plugin {
  const read = async (): Promise<readonly string[]> => searchContents(await collectSections(), baseUrl);
  return {
    name: 'search',
    async loadContent() {
      if (isDevelopment()) return { paths: developmentPaths, files: {} } satisfies SearchFileSet;
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
    },
    async postBuild({ content, outDir }) {
      await writeFiles(outDir, (content as SearchFileSet).files);
    },
    configureWebpack: () =>
      ({
        devServer: {
          // The framework gives its own function the same list and joins what both return: none is left out or doubled.
          setupMiddlewares: (steps: ServerStep[]) => {
            steps.unshift(searchRoute(baseUrl, read));
            return [];
          },
        },
      }) as object,
  };
}
