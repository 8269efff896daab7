import { scalarLiteral } from '../writing/checks.ts';
import type { AnswerCondition } from '../writing/types.ts';

/** A pointer as a path of jq, e.g. `.data[0].id`. */
export function jqPath(pointer: readonly string[]): string {
  const path = pointer.map((key) =>
    /^\d+$/.test(key) ? `[${key}]` : /^\w+$/.test(key) ? `.${key}` : `.[${JSON.stringify(key)}]`,
  );
  return path.join('').replace(/^\[/, '.[');
}

/** Conditions that must all be true, as a filter of jq that is true then. */
export function jqTests(conditions: readonly AnswerCondition[]): string {
  const tests = conditions.map(
    ({ pointer, operator, value }) => `${jqPath(pointer)} ${operator} ${scalarLiteral(value)}`,
  );
  return tests.join(' and ');
}
