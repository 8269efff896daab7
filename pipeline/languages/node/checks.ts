import { BRACES, type CheckSyntax, scalarLiteral } from '../writing/checks.ts';
import type { AnswerCondition } from '../writing/types.ts';
import { templateText } from './literals.ts';

/** @param valueOf the value that a condition compares, as an expression */
export function checkSyntax(valueOf: (condition: AnswerCondition) => string): CheckSyntax {
  return {
    style: BRACES,
    test: (condition) => `${valueOf(condition)} ${condition.operator}= ${scalarLiteral(condition.value)}`,
    stop: (finding, condition) => `throw new Error(\`${templateText(finding)}: \${${valueOf(condition)}}\`);`,
  };
}
