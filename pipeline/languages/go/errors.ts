import type { CheckSyntax } from '../writing/checks.ts';
import { quoted } from '../writing/json-literal.ts';
import { type Doc, indented, lines } from '../writing/layout.ts';
import type { AnswerCondition } from '../writing/types.ts';

/** Ends the program inside an open block, and the block. */
export function stopOnError(statement = 'log.Fatal(err)'): Doc {
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
