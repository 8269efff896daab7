import { BRACES, type CheckSyntax } from '../writing/checks.ts';
import { quoted } from '../writing/json-literal.ts';
import type { AnswerCondition, Call } from '../writing/types.ts';

/**
 * How Java checks an answer.
 *
 * @param valueOf the value that a condition compares, as a string
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

/** The variable that shows whether the processor of a charge responded. */
export function hasResponded({ suffix }: Call): string {
  return `hasResponded${suffix}`;
}

/** Whether an expression has one of these values. */
export function oneOf(expression: string, values: readonly number[]): string {
  const [only, ...others] = values;
  return others.length === 0
    ? `${expression} == ${String(only)}`
    : `List.of(${values.join(', ')}).contains(${expression})`;
}

/**
 * How Java judges the response to a charge.
 *
 * @param valueOf the value that a condition compares, as a string
 */
export function javaCharge(
  call: Call,
  valueOf: (condition: AnswerCondition) => string,
): NonNullable<CheckSyntax['charge']> {
  const status = `response${call.suffix}.statusCode()`;
  return {
    isNotSent: (statuses) => `!${hasResponded(call)} && ${oneOf(status, statuses)}`,
    stopWith: (sentence) => {
      const parts = sentence.map((part) => {
        if (typeof part === 'string') return quoted(part);
        return part.value === 'status' ? status : valueOf(part.value);
      });
      return `throw new IllegalStateException(${parts.join(' + ')});`;
    },
  };
}
