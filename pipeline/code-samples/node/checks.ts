import { fixedText } from '../writing/charges.ts';
import { BRACES, type CheckSyntax, scalarLiteral } from '../writing/checks.ts';
import type { AnswerCondition, Call } from '../writing/types.ts';
import { quoted } from '../writing/json-literal.ts';
import { templateText } from './literals.ts';

/** @param valueOf the value that a condition compares, as an expression */
export function checkSyntax(valueOf: (condition: AnswerCondition) => string): CheckSyntax {
  return {
    style: BRACES,
    test: (condition) => `${valueOf(condition)} ${condition.operator}= ${scalarLiteral(condition.value)}`,
    stop: (finding, condition) => `throw new Error(\`${templateText(finding)}: \${${valueOf(condition)}}\`);`,
  };
}

/** The variable that shows whether the processor of a charge responded. */
export function hasResponded({ suffix }: Call): string {
  return `hasResponded${suffix}`;
}

/** Whether an expression has one of these values. */
export function oneOf(expression: string, values: readonly number[]): string {
  const [only, ...others] = values;
  return others.length === 0
    ? `${expression} === ${String(only)}`
    : `[${values.join(', ')}].includes(${expression})`;
}

/**
 * How the response to a charge is judged.
 *
 * @param valueOf the value that a condition compares, as an expression
 */
export function chargeSyntax(
  call: Call,
  valueOf: (condition: AnswerCondition) => string,
): NonNullable<CheckSyntax['charge']> {
  const status = `response${call.suffix}.status`;
  return {
    isNotSent: (statuses) => `!${hasResponded(call)} && ${oneOf(status, statuses)}`,
    stopWith: (sentence) => {
      const fixed = fixedText(sentence);
      if (fixed !== undefined) return `throw new Error(${quoted(fixed)});`;
      const text = sentence.map((part) => {
        if (typeof part === 'string') return templateText(part);
        return `\${${part.value === 'status' ? status : valueOf(part.value)}}`;
      });
      return `throw new Error(\`${text.join('')}\`);`;
    },
  };
}
