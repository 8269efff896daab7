/** Evaluates expressions apart from the server, which can stop it. */
import { parentPort } from 'node:worker_threads';
import { inspectAttempt } from '../engines/expression-playground/inspect.ts';
import type { Attempt } from '../engines/expression-playground/types.ts';

parentPort?.on('message', (attempt: Attempt) => {
  parentPort?.postMessage(inspectAttempt(attempt));
});
parentPort?.postMessage('ready');
