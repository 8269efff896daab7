import { type CheckSyntax, scalarLiteral } from '../writing/checks.ts';
import { quoted } from '../writing/json-literal.ts';
import { lines } from '../writing/layout.ts';
import type { AnswerCondition, Call } from '../writing/types.ts';

/**
 * How C# checks an answer.
 *
 * @param valueOf the value that a condition compares, as an expression
 * @param wantedIn what a condition compares it with
 */
export function csharpChecks(
  valueOf: (condition: AnswerCondition) => string,
  wantedIn: (condition: AnswerCondition) => string = ({ value }) => scalarLiteral(value),
): CheckSyntax {
  return {
    style: {
      opens: (test) => lines([`if (${test})`, '{']),
      continues: (test) => lines(['}', `else if (${test})`, '{']),
      end: '}',
    },
    test: (condition) => `${valueOf(condition)} ${condition.operator} ${wantedIn(condition)}`,
    stop: (finding, condition) =>
      `throw new InvalidOperationException(${quoted(`${finding}: `)} + ${valueOf(condition)});`,
  };
}

/** The variable that shows whether the processor of a charge responded. */
export function hasResponded({ suffix }: Call): string {
  return `hasResponded${suffix}`;
}

/** Whether an expression has one of these values. */
export function oneOf(expression: string, values: readonly number[]): string {
  const [only, ...others] = values;
  return others.length === 0 ? `${expression} == ${String(only)}` : `${expression} is ${values.join(' or ')}`;
}

/**
 * How C# judges the response to a charge.
 *
 * @param valueOf the value that a condition compares, as an expression
 */
export function csharpCharge(
  call: Call,
  valueOf: (condition: AnswerCondition) => string,
): NonNullable<CheckSyntax['charge']> {
  const status = `(int)response${call.suffix}.StatusCode`;
  return {
    isNotSent: (statuses) => `!${hasResponded(call)} && ${oneOf(status, statuses)}`,
    stopWith: (sentence) => {
      const parts = sentence.map((part) => {
        if (typeof part === 'string') return quoted(part);
        return part.value === 'status' ? status : valueOf(part.value);
      });
      return `throw new InvalidOperationException(${parts.join(' + ')});`;
    },
  };
}
