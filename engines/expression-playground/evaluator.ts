import { START_LIMIT, TIME_LIMIT } from './limits';
import type { Attempt, Inspection } from './types';

/** What the evaluator uses of a worker. Its first message says that it's ready. Then it returns an inspection for each attempt. */
export interface WorkerLike {
  postMessage(attempt: Attempt): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: unknown }) => void,
    options: { readonly signal: AbortSignal },
  ): void;
  addEventListener(type: 'error', listener: () => void, options: { readonly signal: AbortSignal }): void;
  terminate(): void;
}

interface EvaluatorParts {
  /** Throws, or the worker reports an error, where there can't be one. */
  readonly startWorker: () => WorkerLike;
  /** Evaluates where it's called: within the evaluator's own limits, since nothing can stop it. */
  readonly inPlace: (attempt: Attempt) => Promise<Inspection>;
  /** In milliseconds. */
  readonly timeLimit?: number;
  readonly startLimit?: number;
}

export interface Evaluator {
  /**
   * What an attempt gives; `undefined` if another was asked for before this one's turn. Never rejects.
   */
  readonly inspect: (attempt: Attempt) => Promise<Inspection | undefined>;
  /** Ends the worker. */
  readonly end: () => void;
}

function failure(title: string, detail: string): Inspection {
  return { ok: false, field: 'expression', title, detail, inferred: false };
}

const STOPPED = failure(
  'The expression took too long',
  'It was stopped after a second. Loop less often, or read less data.',
);

const NOT_LOADED = failure(
  "The evaluator couldn't be loaded",
  'Check your connection, then change the expression or reload the page.',
);

/** The next message of a worker; `undefined` if it breaks off, or none comes in time. */
function nextMessage(worker: WorkerLike, limit: number): Promise<unknown> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = (value?: unknown): void => {
      clearTimeout(timer);
      settled.abort();
      resolve(value);
    };
    const timer = setTimeout(settle, limit);
    const options = { signal: settled.signal };
    worker.addEventListener(
      'message',
      ({ data }) => {
        settle(data);
      },
      options,
    );
    worker.addEventListener(
      'error',
      () => {
        settle();
      },
      options,
    );
  });
}

interface Waiting {
  readonly attempt: Attempt;
  readonly resolve: (inspection: Inspection | undefined) => void;
}

/**
 * Evaluates attempts one after the other in a worker. One that takes too long ends its worker, and the next gets
 * another. Where no worker starts, attempts are evaluated in place.
 */
export function createEvaluator(parts: EvaluatorParts): Evaluator {
  const { startWorker, inPlace, timeLimit = TIME_LIMIT, startLimit = START_LIMIT } = parts;
  let worker: WorkerLike | undefined;
  let canWork = true;
  let isBusy = false;
  let next: Waiting | undefined;

  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };

  const startedWorker = async (): Promise<WorkerLike | undefined> => {
    if (worker !== undefined || !canWork) return worker;
    try {
      worker = startWorker();
      if ((await nextMessage(worker, startLimit)) !== undefined) return worker;
    } catch {
      // The browser allows no worker.
    }
    canWork = false;
    end();
    return undefined;
  };

  const evaluated = async (attempt: Attempt): Promise<Inspection> => {
    const started = await startedWorker();
    if (started === undefined) return inPlace(attempt).catch(() => NOT_LOADED);
    const inspection = nextMessage(started, timeLimit);
    started.postMessage(attempt);
    const found = (await inspection) as Inspection | undefined;
    if (found === undefined) end();
    return found ?? STOPPED;
  };

  const run = async (): Promise<void> => {
    isBusy = true;
    while (next !== undefined) {
      const { attempt, resolve } = next;
      next = undefined;
      resolve(await evaluated(attempt));
    }
    isBusy = false;
  };

  const inspect = (attempt: Attempt): Promise<Inspection | undefined> =>
    new Promise((resolve) => {
      next?.resolve(undefined);
      next = { attempt, resolve };
      if (!isBusy) void run();
    });

  return { inspect, end };
}
