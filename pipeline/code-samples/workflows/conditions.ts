/** Conditions of a step, in the simple form of Arazzo: one comparison. */
import type { Json } from '../../../engines/json/index.ts';
import type { AnswerCondition } from '../writing/types.ts';
import type { RawStep } from './document.ts';

type Criterion = RawStep['successCriteria'][number];

const STATUS = /^\$statusCode == (\d{3})$/;
const BODY =
  /^\$response\.body#\/(\S+) (==|!=) (?:'([^']*)'|(true|false|-?\d+(?:\.\d+)?)|\$inputs\.([\w-]+))$/;

/** What criteria ask of an answer. */
export interface Criteria {
  readonly status?: number;
  readonly conditions: readonly AnswerCondition[];
}

/** What an input of the workflow is in code. */
export type InputValue = (name: string) => Json;

/**
 * Reads criteria that must all be met.
 *
 * @throws Error when scripts can't check one of them
 */
export function readCriteria(criteria: readonly Criterion[], valueOf: InputValue): Criteria {
  const read = criteria.map((criterion) => readCriterion(criterion, valueOf));
  const [status, another] = read.filter((one) => typeof one === 'number');
  if (another !== undefined)
    throw new Error(`no answer has the statuses ${String(status)} and ${String(another)}. Remove one.`);
  const conditions = read.filter((one) => typeof one !== 'number');
  return { ...(status === undefined ? {} : { status }), conditions };
}

function readCriterion(
  { condition, type = 'simple', 'x-message': message }: Criterion,
  valueOf: InputValue,
): number | AnswerCondition {
  const status = STATUS.exec(condition)?.[1];
  if (status !== undefined) return Number(status);
  const [, pointer, operator, text, other, input] = BODY.exec(condition) ?? [];
  if (type !== 'simple' || pointer === undefined)
    throw new Error(
      `scripts can't check the condition ${condition}. Write $statusCode == 200, or compare a response value by == or !=, such as $response.body#/resultCode == 'Authorised' or $response.body#/id != $inputs.tokenId.`,
    );
  const literal = (): AnswerCondition['value'] => text ?? (JSON.parse(other ?? '') as number | boolean);
  return {
    pointer: pointerKeys(pointer),
    operator: operator === '!=' ? '!=' : '==',
    value: input === undefined ? literal() : inputString(input, valueOf),
    ...(message === undefined ? {} : { message }),
  };
}

function inputString(name: string, valueOf: InputValue): string {
  const value = valueOf(name);
  if (typeof value === 'string') return value;
  throw new Error(`a condition compares the input "${name}", which isn't a string. Compare a string.`);
}

/** The keys of a JSON pointer without its first slash. */
export function pointerKeys(pointer: string): string[] {
  return pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
