/** Evaluates expressions apart from the server, which can stop it. */
import { parentPort } from 'node:worker_threads';
import { inspectAttempt } from '../src/lib/expression-playground/inspect.ts';
import type { Attempt } from '../src/lib/expression-playground/types.ts';

parentPort?.on('message', (attempt: Attempt) => {
  parentPort?.postMessage(inspectAttempt(attempt));
});
parentPort?.postMessage('ready');
