// @ts-check
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { serverFile } from './project.mjs';

/**
 * Serves the built site until it is interrupted, see `server/main.ts`.
 *
 * @throws a sentence when the server is not compiled
 */
export async function serve() {
  if (!existsSync(serverFile)) throw new Error(`There is no ${serverFile}. Run: npm run build`);
  await import(pathToFileURL(serverFile).href);
}
