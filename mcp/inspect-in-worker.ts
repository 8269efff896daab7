/** Evaluates expressions one after the other, in a worker of Node.js. */
import { Worker } from 'node:worker_threads';
import { createEvaluator, inspectAttempt, type WorkerLike } from '../engines/expression-playground/index.ts';
import type { Inspect } from './tools/evaluate-expression.ts';

/** In megabytes. An evaluation within its limits takes a fraction of it. */
const MEMORY = 128;

/** A worker of Node.js, as the evaluator knows those of browsers. */
function startWorker(file: URL): WorkerLike {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  // The server ends when its connection does, whatever is evaluated.
  worker.unref();
  // One that breaks off between two evaluations mustn't end the server.
  worker.on('error', () => undefined);
  return {
    postMessage: (attempt) => {
      worker.postMessage(attempt);
    },
    addEventListener: (
      type: 'message' | 'error',
      listener: (event: { readonly data: unknown }) => void,
      { signal }: { readonly signal: AbortSignal },
    ) => {
      const heard = (data: unknown): void => {
        listener({ data });
      };
      worker.on(type, heard);
      signal.addEventListener('abort', () => {
        worker.off(type, heard);
      });
    },
    terminate: () => void worker.terminate(),
  };
}

/**
 * Makes what evaluates expressions.
 *
 * @param file of the compiled worker
 */
export function inspectInWorker(file: URL): Inspect {
  const evaluator = createEvaluator({
    startWorker: () => startWorker(file),
    inPlace: (attempt) => Promise.resolve(inspectAttempt(attempt)),
  });
  let last: Promise<unknown> = Promise.resolve();
  // The evaluator skips what's out of date, and for a server nothing is.
  return (attempt) => {
    const inspection = last.then(() => evaluator.inspect(attempt));
    last = inspection;
    return inspection;
  };
}
