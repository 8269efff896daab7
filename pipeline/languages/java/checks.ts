import { BRACES, type CheckSyntax } from '../writing/checks.ts';
import { quoted } from '../writing/json-literal.ts';
import type { AnswerCondition } from '../writing/types.ts';

/**
 * How Java checks an answer.
 *
 * @param valueOf the value that a condition compares, as a text
 */
export function javaChecks(valueOf: (condition: AnswerCondition) => string): CheckSyntax {
  return {
    style: BRACES,
    test: (condition) => {
      const isEqual = `${quoted(String(condition.value))}.equals(${valueOf(condition)})`;
      return condition.operator === '==' ? isEqual : `!${isEqual}`;
    },
    stop: (finding, condition) =>
      `throw new IllegalStateException(${quoted(`${finding}: `)} + ${valueOf(condition)});`,
  };
}
