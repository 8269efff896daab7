import path from 'node:path';
import { lookup } from 'mime-types';
import type { Connect } from 'vite';
import { headerRules } from '../../content/site/headers.ts';
import { SEARCH_URLS } from '../../engines/search/index.ts';
import { provider } from '../../content/site/provider.ts';
import { makeMarkdownPages } from '../outputs/markdown-pages/index.ts';
import { fileExists } from '../../pipeline/cache/index.ts';
import { allDownloads } from './downloads.ts';
import { searchFileSet } from './search-files.ts';

type Contents = ReadonlyMap<string, string | Uint8Array>;

/** Where Vite serves the code of pages from. */
const CODE = /^\/(?:@|app\/|components\/|content\/|engines\/|node_modules\/|pipeline\/|\.cache\/)/;
/** The ending that files have and pages don't. What machines look for doesn't need one. */
const FILE = /\.[a-z]+$|^\/\.well-known\//;
/** Pages as Markdown, and lists of them. */
const MARKDOWN = /^(?!\/\.well-known\/).*\.md$|^\/llms/;

/** The headers of a file's own rule, such as the type of one whose name doesn't tell it. */
const headersOf = (name: string): Readonly<Record<string, string>> =>
  headerRules([]).find(({ path: address }) => address === name)?.headers ?? {};

const inFolder = (contents: Contents): Contents =>
  new Map([...contents].map(([file, content]) => [`/${file.replace(/^\//, '')}`, content]));

/**
 * The search files and downloads in development. They're made from the current pages when a browser asks for them.
 */
export class DevelopmentFiles {
  #search: Contents = new Map();
  #downloads: Contents = new Map();
  readonly #print: (sentence: string) => void;

  /** @param print shows an author's mistake, after which files are as they were before it */
  constructor(print: (sentence: string) => void) {
    this.#print = print;
  }

  #filesFor(name: string): Promise<Contents> {
    return MARKDOWN.test(name)
      ? makeMarkdownPages(provider.siteUrl).then(({ files }) => files)
      : allDownloads();
  }

  async #find(name: string): Promise<string | Uint8Array | undefined> {
    try {
      // The other search files must come from the same run as the list that identifies them.
      if (name === SEARCH_URLS) this.#search = new Map(Object.entries(await searchFileSet()));
      if (!this.#search.has(name)) this.#downloads = inFolder(await this.#filesFor(name));
    } catch (error) {
      this.#print(`Search files and downloads are as they were before the last edit: ${String(error)}`);
    }
    return this.#search.get(name) ?? this.#downloads.get(name);
  }

  /** A step of the server that responds to a request for one of the files, or hands it on. */
  readonly step: Connect.NextHandleFunction = (request, response, handOn) => {
    const [name = ''] = (request.url ?? '').split('?');
    if (CODE.test(name) || !FILE.test(name) || fileExists(path.join('app/static', name))) {
      handOn();
      return;
    }
    void this.#find(name).then((content) => {
      if (content === undefined) {
        handOn();
        return;
      }
      response.writeHead(200, {
        'Content-Type': lookup(name) || 'application/octet-stream',
        'Cache-Control': 'no-store',
        ...headersOf(name),
      });
      response.end(content);
    });
  };
}
