/** Conditions of a step, in the simple form of Arazzo: one comparison. */
import type { AnswerCondition } from '../writing/types.ts';
import type { RawStep } from './document.ts';

type Criterion = RawStep['successCriteria'][number];

const STATUS = /^\$statusCode == (\d{3})$/;
const BODY = /^\$response\.body#\/(\S+) (==|!=) (?:'([^']*)'|(true|false|-?\d+(?:\.\d+)?))$/;

/** What criteria ask of an answer. */
export interface Criteria {
  readonly status?: number;
  readonly conditions: readonly AnswerCondition[];
}

/**
 * Reads criteria that must all be met.
 *
 * @throws Error when programs cannot check one of them
 */
export function readCriteria(criteria: readonly Criterion[]): Criteria {
  const read = criteria.map(readCriterion);
  const [status, another] = read.filter((one) => typeof one === 'number');
  if (another !== undefined)
    throw new Error(`no answer has the statuses ${String(status)} and ${String(another)}. Remove one.`);
  const conditions = read.filter((one) => typeof one !== 'number');
  return { ...(status === undefined ? {} : { status }), conditions };
}

function readCriterion({ condition, type = 'simple' }: Criterion): number | AnswerCondition {
  const status = STATUS.exec(condition)?.[1];
  if (status !== undefined) return Number(status);
  const [, pointer, operator, text, other] = BODY.exec(condition) ?? [];
  if (type !== 'simple' || pointer === undefined)
    throw new Error(
      `programs cannot check the condition ${condition}. Write $statusCode == 200, or compare a value of the answer with == or !=: $response.body#/resultCode == 'Authorised'.`,
    );
  return {
    pointer: pointerKeys(pointer),
    operator: operator === '!=' ? '!=' : '==',
    value: text ?? (JSON.parse(other ?? '') as number | boolean),
  };
}

/** The keys of a JSON pointer without its first slash. */
export function pointerKeys(pointer: string): string[] {
  return pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
