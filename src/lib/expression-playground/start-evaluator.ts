import { createEvaluator, type Evaluator } from './evaluator';

/** The evaluator of a page, whose code comes with the first attempt. */
export function startEvaluator(): Evaluator {
  return createEvaluator({
    startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    inPlace: async (attempt) => (await import('./inspect')).inspectAttempt(attempt),
  });
}
