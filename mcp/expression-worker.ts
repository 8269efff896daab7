/** Evaluates expressions apart from the server, which can stop it. */
import { parentPort } from 'node:worker_threads';
import { inspectAttempt, type Attempt } from '../engines/expression-playground/index.ts';

parentPort?.on('message', (attempt: Attempt) => {
  parentPort?.postMessage(inspectAttempt(attempt));
});
parentPort?.postMessage('ready');
