import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { sourceFolders } from '../sources/index.ts';

/** Code in these folders reaches a browser by Vite, which knows what to do when it changes. */
const CODE = 'src';

/** Whether pages or outputs were made from files of the folder that a file is in. */
function isMaterial(file: string): boolean {
  const [folder = ''] = path.relative('', file).split(path.sep);
  return folder !== CODE && sourceFolders().includes(folder);
}

/** Loads open pages again when what they were made from changes. Vite watches all files of the project. */
export function serveEdits({ watcher, environments }: ViteDevServer): void {
  watcher.on('all', (_event, file) => {
    if (isMaterial(file)) environments.client.hot.send({ type: 'full-reload' });
  });
}
