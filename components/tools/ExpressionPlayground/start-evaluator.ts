import { trusted } from '../../browser/trusted';
import { createEvaluator, type Evaluator } from '../../../engines/expression-playground';
import WORKER from './worker?worker&url';

/** Passes the worker's URL, whatever it's given. */
const workerUrl = trusted('createScriptURL', 'expressions', () => WORKER);

/** The evaluator of a page, whose code comes with the first attempt. */
export function startEvaluator(): Evaluator {
  return createEvaluator({
    startWorker: () => new Worker(workerUrl(WORKER), { type: 'module' }),
    inPlace: async (attempt) => (await import('./engine')).inspectAttempt(attempt),
  });
}
