/** The search files in development: made when a browser asks for them, from the pages as they are then. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { nameFiles } from '../outputs/search/index.ts';
import { kept } from '../sources/index.ts';

/** In the names of the files, which stay: a browser that asks again gets what there is to find now. */
const TIME = '0'.repeat(13);

/** The paths of the files in development, below the site's root. */
export const developmentPaths = nameFiles([], TIME).paths;

const PREFIXES = [developmentPaths.documentsUrl, developmentPaths.indexUrl, developmentPaths.textsUrl];

/** A step of a server: answers a request, or hands it on. */
export type ServerStep = (
  request: IncomingMessage,
  response: ServerResponse,
  handOn: () => void,
) => Promise<void>;

/**
 * Makes a step that answers requests for search files. It reads no page again that hasn't changed. A mistake on a page
 * is printed, and leaves the files as they were before it.
 *
 * @param baseUrl root of the site, with a slash at both ends
 * @param read gives what the files hold, as `searchContents` does
 */
export function searchRoute(baseUrl: string, read: () => Promise<readonly string[]>): ServerStep {
  let files: Readonly<Record<string, string>> | undefined;
  const refresh = async (): Promise<void> => {
    try {
      files = nameFiles(await kept('search', read), TIME).files;
    } catch (error) {
      console.error('The search finds what it found before the last edit:', error);
    }
  };
  return async ({ url = '' }, response, handOn) => {
    const [name = ''] = url.slice(baseUrl.length).split('?');
    if (!PREFIXES.some((prefix) => name.startsWith(prefix))) {
      handOn();
      return;
    }
    await refresh();
    const content = files?.[name];
    response.writeHead(content === undefined ? 404 : 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
    response.end(content);
  };
}
