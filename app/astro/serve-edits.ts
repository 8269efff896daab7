import path from 'node:path';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import { filesOfModule, sourceFolders } from '../../pipeline/cache/index.ts';

/** Code in these folders reaches a browser by Vite, which knows what to do when it changes. */
const CODE: ReadonlySet<string> = new Set(['app', 'components', 'engines']);

/** What this process has imported itself: the framework's configuration, and what pages are rendered from. */
const OWN_MODULES = ['app/astro/config.ts', 'app/astro/bridged.ts'];

const placeOf = (file: string): string => path.relative('', file).replaceAll(path.sep, '/');

/** Whether pages or outputs were made from files of the folder that a file is in. */
function isContent(place: string): boolean {
  const [folder = ''] = place.split('/');
  return !CODE.has(folder) && sourceFolders().includes(folder);
}

/** A browser on a busy machine connects within that time after an error. */
const LATEST_MS = 10_000;

/**
 * Shows the error of a page also where it reaches the browser before that page listens. The framework sends it once,
 * 200 ms after the response. A slow browser connects later, and would stay blank. The next page that connects soon
 * shows it, and none after that.
 */
function showErrorsToLatePages({ environments, ws }: ViteDevServer): void {
  const { hot } = environments.client;
  const send = hot.send.bind(hot);
  let lastError: { readonly payload: HotPayload; readonly time: number } | undefined;
  hot.send = (payload: HotPayload | string, ...data: unknown[]) => {
    if (typeof payload === 'object')
      lastError = payload.type === 'error' ? { payload, time: Date.now() } : undefined;
    Reflect.apply(send, hot, [payload, ...data]);
  };
  ws.on('connection', (socket) => {
    if (lastError !== undefined && Date.now() - lastError.time < LATEST_MS)
      socket.send(JSON.stringify(lastError.payload));
    lastError = undefined;
  });
}

/**
 * Shows edits on open pages. What this process has imported is left to Node.js, which starts the server anew when it
 * changes: a page that loads just before would have lost its server, and wouldn't hear of the next one.
 */
export class EditServer {
  #ownCode: ReadonlySet<string> = new Set();

  /** Notes the code that this process has imported. */
  async start(): Promise<void> {
    const files = await Promise.all(OWN_MODULES.map((module) => filesOfModule(module, process.cwd())));
    this.#ownCode = new Set(files.flat());
  }

  /** Keeps Vite from what is left to Node.js. */
  readonly plugin: Plugin = {
    name: 'code-of-this-process',
    enforce: 'pre',
    hotUpdate: ({ file }) => (this.#ownCode.has(placeOf(file)) ? [] : undefined),
  };

  /** Loads open pages again when what they were made from changes. Vite watches all files of the project. */
  serve(server: ViteDevServer): void {
    const { watcher, environments } = server;
    showErrorsToLatePages(server);
    watcher.on('all', (_event, file) => {
      const place = placeOf(file);
      if (isContent(place) && !this.#ownCode.has(place))
        environments.client.hot.send({ type: 'full-reload' });
    });
  }
}
