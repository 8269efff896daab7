/**
 * The expression platform language: `evaluateExpression` describes what an expression gives, step by step. For the
 * browser and the build alike: no DOM, nothing of Node.js, nothing sent anywhere. What it returns is in `types.ts`.
 */
export { computeHmac, filters } from './filters';
export {
  CONTEXTS,
  type ExpressionContext,
  type JsonType,
  type Position,
  type Resolve,
  type SourceKind,
  type Warning,
} from './types';
export { evaluateExpression } from './evaluate';
export { contextRules } from './contexts';
