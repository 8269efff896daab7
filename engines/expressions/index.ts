/**
 * The expression platform language: `evaluateExpression` describes what an expression gives, step by step. For the
 * browser and the build alike: no DOM, nothing of Node.js, nothing sent anywhere. What it returns is in `types.ts`.
 */
export { evaluateExpression } from './evaluate';
export { computeHmac, filters } from './filters';
export {
  CONTEXTS,
  type ExpressionContext,
  type Json,
  type JsonType,
  type Position,
  type Resolve,
  type SourceKind,
  type Warning,
} from './types';
export { isObject } from './values';
export { contextRules } from './contexts';
