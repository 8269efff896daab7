import { createAccessLog } from './access-log.ts';
import { listen } from './listen.ts';
import type { Settings } from './settings.ts';
import { shutDown } from './shutdown.ts';
import { createSiteServer } from './site-server.ts';

/** A site that this process serves. */
export interface ServedSite {
  /** Where this machine reaches it. */
  readonly address: string;
  /** Finishes the responses in progress. It can be called more than once. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves a built site from this process.
 *
 * @throws a sentence when there's no built site, or when it can't be listened to
 */
export async function serveSite(directory: string, settings: Settings): Promise<ServedSite> {
  const log = settings.accessLog ? createAccessLog(writeLines) : undefined;
  const server = createSiteServer(directory, log);
  const address = await listen(server, settings);
  let stopped: Promise<void> | undefined;
  return {
    address,
    stop: () => {
      stopped ??= shutDown(server, settings.grace).then(() => log?.flush());
      return stopped;
    },
  };
}

let isStdoutOpen = true;

/** The site is served without its log, where what reads the log has ended. */
function writeLines(lines: string): void {
  if (!isStdoutOpen) return;
  process.stdout.write(lines, (error) => {
    if (error) isStdoutOpen = false;
  });
}

process.stdout.on('error', () => {
  isStdoutOpen = false;
});
