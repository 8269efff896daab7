import { fixedText } from '../writing/charges.ts';
import type { CheckSyntax } from '../writing/checks.ts';
import { quoted } from '../writing/json-literal.ts';
import { type Doc, indented, lines } from '../writing/layout.ts';
import type { AnswerCondition, Call } from '../writing/types.ts';

/** Ends the program inside an open block, and the block. */
export function stopOnError(statement: Doc = 'log.Fatal(err)'): Doc {
  return [indented(statement), lines(['', '}'])];
}

/** Assigns what an expression returns, and ends the program when it returns an error. */
export function checked(name: string, expression: Doc): Doc {
  return lines([
    [`${name}, err := `, expression],
    ['if err != nil {', stopOnError()],
  ]);
}

/**
 * How Go checks an answer.
 *
 * @param test whether a comparison holds, as an expression
 * @param valueOf the value that a condition compares; undefined for a pointer, which can be nil and prints as an
 *   address
 */
export function goChecks(
  test: (condition: AnswerCondition) => string,
  valueOf: (condition: AnswerCondition) => string | undefined,
): CheckSyntax {
  return {
    style: {
      opens: (condition) => `if ${condition} {`,
      continues: (condition) => `} else if ${condition} {`,
      end: '}',
    },
    test,
    stop: (finding, condition) => {
      const value = valueOf(condition);
      return value === undefined
        ? `log.Fatal(${quoted(finding)})`
        : `log.Fatal(${quoted(`${finding}: `)}, ${value})`;
    },
  };
}

/** The variable that shows whether the processor of a charge responded. */
export function hasResponded({ suffix }: Call): string {
  return `hasResponded${suffix}`;
}

/** Whether an expression has one of these values. */
export function oneOf(expression: string, values: readonly number[]): string {
  const tests = values.map((value) => `${expression} == ${String(value)}`);
  return tests.length === 1 ? tests.join('') : `(${tests.join(' || ')})`;
}

/**
 * How Go judges the response to a charge.
 *
 * @param valueOf the value that a condition compares, as an expression
 */
export function goCharge(
  call: Call,
  valueOf: (condition: AnswerCondition) => string,
): NonNullable<CheckSyntax['charge']> {
  const status = `response${call.suffix}.StatusCode`;
  return {
    isNotSent: (statuses) => `!${hasResponded(call)} && ${oneOf(status, statuses)}`,
    stopWith: (sentence) => {
      const values = sentence.flatMap((part) => (typeof part === 'string' ? [] : [part.value]));
      const fixed = fixedText(sentence);
      if (fixed !== undefined) return `log.Fatal(${quoted(fixed)})`;
      const format = sentence.map((part) => (typeof part === 'string' ? part.replaceAll('%', '%%') : '%v'));
      const given = values.map((value) => (value === 'status' ? status : valueOf(value)));
      return `log.Fatalf(${[quoted(format.join('')), ...given].join(', ')})`;
    },
  };
}
