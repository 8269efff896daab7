/**
 * The expression playground without its page. It inspects an attempt, for the page, its worker, and the server for
 * assistants alike. No DOM, nothing of Node.js, nothing sent anywhere.
 */
export { answerText } from './answer-text';
export { readsById, sourceNames } from './context-rules';
export { contextFacts, DEFAULT_ID, isContext, WHERE } from './contexts';
export { createEvaluator, type Evaluator, type WorkerLike } from './evaluator';
export { inspectAttempt } from './inspect';
export { permissionsFor } from './permissions';
export type { Attempt, Field, Inspection } from './types';
