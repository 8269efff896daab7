/**
 * The expression playground without its page: `inspectAttempt` describes what an expression gives in its place, and
 * `createEvaluator` does that where it can't hold up a page. No DOM, nothing of Node.js, nothing sent anywhere.
 */
export { answerText } from './answer-text';
export { contextFacts, isContext, readsById, sourceNames } from './contexts';
export { createEvaluator, type Evaluator } from './evaluator';
export { inspectAttempt } from './inspect';
export { permissionsFor, type NeededPermission } from './permissions';
export type { Attempt, Field, Inspection, Place, ShownStep, ShownWarning } from './types';
