import { type CheckSyntax, scalarLiteral } from '../writing/checks.ts';
import { quoted } from '../writing/json-literal.ts';
import { lines } from '../writing/layout.ts';
import type { AnswerCondition } from '../writing/types.ts';

/**
 * How C# checks an answer.
 *
 * @param valueOf the value that a condition compares, as an expression
 */
export function csharpChecks(valueOf: (condition: AnswerCondition) => string): CheckSyntax {
  return {
    style: {
      opens: (test) => lines([`if (${test})`, '{']),
      continues: (test) => lines(['}', `else if (${test})`, '{']),
      end: '}',
    },
    test: (condition) => `${valueOf(condition)} ${condition.operator} ${scalarLiteral(condition.value)}`,
    stop: (finding, condition) =>
      `throw new InvalidOperationException(${quoted(`${finding}: `)} + ${valueOf(condition)});`,
  };
}
