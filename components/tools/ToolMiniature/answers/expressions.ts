import { evaluateExpression } from '@site/engines/expressions';
import type { Answer } from '../answer';

/** The mask of one passport number, or what's wrong with the expression. */
export const answer: Answer = (input) => {
  const result = evaluateExpression(input, { context: 'mask', data: 'C01X00T47' });
  return Promise.resolve(
    result.ok ? JSON.stringify(result.value) : `${result.error.title}. ${result.error.detail}`,
  );
};
