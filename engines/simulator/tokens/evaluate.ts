/** The platform's expressions, with its errors instead of the evaluator's. */
import type { Json } from '../../json';
import { evaluateExpression, type ExpressionContext } from '../../expressions';
import { invalid } from '../problems';
import type { Environment } from '../types';

interface TokenValues {
  readonly data: Json;
  readonly metadata?: Readonly<Record<string, string>>;
}

/**
 * What an expression over the data of a token gives.
 *
 * @param property of the request, for the error
 * @throws Problem 400 where the expression fails
 */
export function overToken(
  expression: string,
  context: ExpressionContext,
  property: string,
  { data, metadata }: TokenValues,
  environment: Environment,
): Json {
  const result = evaluateExpression(expression, { context, data, metadata, random: environment.random });
  if (!result.ok) throw invalid({ [property]: `${result.error.title}: ${result.error.detail}` });
  return result.value;
}
