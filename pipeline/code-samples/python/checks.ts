import { fixedText } from '../writing/charges.ts';
import { type CheckSyntax, scalarLiteral } from '../writing/checks.ts';
import { quoted } from '../writing/json-literal.ts';
import type { AnswerCondition, Call } from '../writing/types.ts';
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

/** The variable that shows whether the processor of a charge responded. */
export function hasResponded({ suffix }: Call): string {
  return `has_responded${suffix}`;
}

/** Whether an expression has one of these values. */
export function oneOf(expression: string, values: readonly number[]): string {
  const [only, ...others] = values;
  return others.length === 0 ? `${expression} == ${String(only)}` : `${expression} in (${values.join(', ')})`;
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
  const status = `response${call.suffix}.status_code`;
  return {
    isNotSent: (statuses) => `not ${hasResponded(call)} and ${oneOf(status, statuses)}`,
    stopWith: (sentence) => {
      const fixed = fixedText(sentence);
      if (fixed !== undefined) return `raise SystemExit(${quoted(fixed)})`;
      const text = sentence.map((part) => {
        if (typeof part === 'string') return part;
        // Before Python 3.12, an f-string can't have its own quotes in an expression.
        return `{${part.value === 'status' ? status : valueOf(part.value).replaceAll('"', "'")}}`;
      });
      return `raise SystemExit(f"${text.join('')}")`;
    },
  };
}
