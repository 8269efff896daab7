import { type CheckSyntax, scalarLiteral } from '../writing/checks.ts';
import { quoted } from '../writing/json-literal.ts';
import type { AnswerCondition } from '../writing/types.ts';
import { literals } from './literals.ts';

/** @param valueOf the value that a condition compares, as an expression */
export function checkSyntax(valueOf: (condition: AnswerCondition) => string): CheckSyntax {
  return {
    style: { opens: (test) => `if ${test}:`, continues: (test) => `elif ${test}:`, and: ' and ' },
    test: (condition) => {
      const { operator, value } = condition;
      if (typeof value !== 'boolean') return `${valueOf(condition)} ${operator} ${scalarLiteral(value)}`;
      return `${valueOf(condition)} ${operator === '==' ? 'is' : 'is not'} ${value ? literals.true : literals.false}`;
    },
    stop: (finding, condition) => `raise SystemExit(${quoted(`${finding}: `)} + str(${valueOf(condition)}))`,
  };
}
