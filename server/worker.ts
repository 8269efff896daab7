import { serveSite } from './serve-site.ts';
import type { Settings } from './settings.ts';

/** What a worker tells the process that started it, which is where it listens, or why it can't. */
export type WorkerMessage = { readonly address: string } | { readonly failed: string };

/** What the process that started a worker tells it. */
export const STOP = 'stop';

/** Serves the site as one of several processes, until the one that started it says so, or ends. */
export async function runWorker(directory: string, settings: Settings): Promise<void> {
  try {
    const site = await serveSite(directory, settings);
    const stop = (): void => {
      void site.stop().then(() => process.exit());
    };
    process.once('message', (message) => {
      if (message === STOP) stop();
    });
    // Ctrl-C in a terminal reaches every process. Only the one that started the others listens to it.
    process.on('SIGINT', () => undefined);
    process.once('SIGTERM', stop);
    tell({ address: site.address });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
    process.disconnect();
  }
}

function tell(message: WorkerMessage): void {
  process.send?.(message);
}
