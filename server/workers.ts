import type { EventEmitter } from 'node:events';
import { STOP, type WorkerMessage } from './worker.ts';

/** What's needed of a worker of `node:cluster`. */
export type WorkerProcess = EventEmitter & {
  readonly process: { readonly kill: (signal: NodeJS.Signals) => boolean };
  readonly send: (message: string, done: () => void) => unknown;
};

/** What's told about workers, once or again and again. */
export interface WorkersEvents {
  /** The first worker listens. */
  readonly onAddress: (address: string) => void;
  /** A worker has died, and another one takes its place. */
  readonly onDeath: (sentence: string) => void;
  /** No worker can be started. */
  readonly onFailure: (sentence: string) => void;
}

/** Processes that serve one site. */
export interface Workers {
  /** Lets every worker finish its responses, and starts none any more. */
  readonly stop: () => void;
  /** Ends every worker immediately. */
  readonly kill: () => void;
}

/** In milliseconds. A worker that dies is replaced after the first of them, twice as long each time, up to the last. */
const PAUSES = { first: 100, last: 10_000 } as const;

/** In milliseconds. A worker that has lived as long was healthy. */
const HEALTHY_AFTER = 10_000;

/** How many workers in a row can end before they listen, until it's clear that none ever will. */
const MOST_FAILURES = 5;

/**
 * Keeps workers running. The first is alone until it listens, so that what's wrong with the site or the port is
 * found once.
 *
 * @param fork starts a worker
 */
export function keepWorkers(count: number, fork: () => WorkerProcess, events: WorkersEvents): Workers {
  const running = new Set<WorkerProcess>();
  const listening = new Set<WorkerProcess>();
  let hasListened = false;
  let isStopping = false;
  let deaths = 0;
  let failures = 0;

  function fail(sentence: string): void {
    if (isStopping) return;
    stop();
    events.onFailure(sentence);
  }

  function onMessage(worker: WorkerProcess, message: WorkerMessage): void {
    if ('failed' in message) {
      // Later ones are replaced, since the site can be in the middle of a new build.
      if (!hasListened) fail(message.failed);
      return;
    }
    listening.add(worker);
    failures = 0;
    // It hadn't been there to hear it.
    if (isStopping) tellToStop(worker);
    if (isStopping || hasListened) return;
    hasListened = true;
    events.onAddress(message.address);
    for (let others = 1; others < count; others += 1) start();
  }

  function onExit(worker: WorkerProcess, started: number, how: string): void {
    running.delete(worker);
    if (!listening.delete(worker)) failures += 1;
    if (isStopping) return;
    if (failures >= MOST_FAILURES && listening.size === 0) {
      fail(
        `No process can serve the site: the last ${String(failures)} ended when they started, with ${how}.`,
      );
      return;
    }
    deaths = performance.now() - started > HEALTHY_AFTER ? 0 : deaths + 1;
    const pause = Math.min(PAUSES.first * 2 ** Math.max(deaths - 1, 0), PAUSES.last);
    events.onDeath(
      `A process of the server ended with ${how}. Another one starts in ${String(pause / 1000)} s.`,
    );
    setTimeout(start, pause);
  }

  function start(): void {
    if (isStopping) return;
    const worker = fork();
    const started = performance.now();
    running.add(worker);
    worker.on('message', (message: WorkerMessage) => {
      onMessage(worker, message);
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      onExit(worker, started, signal ?? `exit code ${String(code)}`);
    });
  }

  function stop(): void {
    isStopping = true;
    for (const worker of running) tellToStop(worker);
  }

  start();
  return {
    stop,
    kill: () => {
      for (const worker of running) worker.process.kill('SIGKILL');
    },
  };
}

/** One that's ending itself doesn't hear it any more. */
function tellToStop(worker: WorkerProcess): void {
  worker.send(STOP, () => undefined);
}
