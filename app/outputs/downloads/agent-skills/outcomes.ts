/** What the response to a call says, and what to do then. */
import type { WorkflowStep } from '../../../../pipeline/code-samples/workflows/index.ts';
import { chargeOf, RESPONDED } from '../../../../pipeline/code-samples/writing/charges.ts';
import type { AnswerCondition, Call } from '../../../../pipeline/code-samples/writing/types.ts';

/** A value in code font. */
export const code = (value: string | number | boolean): string => `\`${String(value)}\``;

const LISTS = {
  and: new Intl.ListFormat('en-US', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-US', { type: 'disjunction' }),
} as const;

/** Words as a list in a sentence. */
export const all = (values: readonly string[], last: keyof typeof LISTS): string =>
  LISTS[last].format(values);

function holds({ pointer, operator, value }: AnswerCondition): string {
  return `${code(pointer.join('.'))} ${operator === '==' ? 'is' : "isn't"} ${code(value)}`;
}

const withConditions = (status: number, conditions: readonly AnswerCondition[]): string =>
  all([`the status is ${code(status)}`, ...conditions.map(holds)], 'and');

/** How to tell that a call did what it's for. */
export const expectation = (status: number, conditions: readonly AnswerCondition[] = []): string =>
  `It worked only if ${withConditions(status, conditions)}. After anything else, don't go on to the next call.`;

/** How to tell what happened to the money. */
function chargeFacts(call: Call): readonly string[] {
  const charge = chargeOf(call);
  if (charge === undefined) return [];
  const header = Object.keys(call.example.parameters).find((name) => /idempotency-key$/i.test(name));
  const repeat =
    header === undefined
      ? "Don't repeat it: this call has no idempotency key."
      : `Repeat only this same request, with the same ${code(header)}.`;
  return [
    '**This call takes money.** Save its attempt ID and order reference before you send it, and send it once.',
    `**Approved**, so authorized but maybe not captured, only if ${withConditions(call.example.status, call.conditions)}.`,
    `**Declined**, so nothing was charged, if ${withConditions(charge.declineStatus, [charge.decline])}.`,
    `**Not sent** if the status is ${all(charge.notSent.map(code), 'or')} and there's no ${code(RESPONDED)} header, most likely. Keep its attempt ID. If it repeats an attempt whose outcome is unknown, it's still unknown.`,
    `**Unknown** after anything else, including a timeout or no response. Stop, and look up ${code(charge.order)} with the processor. ${repeat}`,
  ];
}

/** A value of a response as a string, or undefined where it has none. */
function valueAt(body: unknown, pointer: readonly string[]): string | undefined {
  const value = pointer.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined,
    body,
  );
  return typeof value === 'string' ? value : value === undefined ? undefined : JSON.stringify(value);
}

/** Responses other than the expected one that the guide names. */
function otherResponses({ answers, conditions }: WorkflowStep): readonly string[] {
  return answers.flatMap(({ name, status, body }) => {
    if (name === undefined) return [];
    const signs = conditions.flatMap(({ pointer }) => {
      const value = valueAt(body, pointer);
      return value === undefined ? [] : [`${code(pointer.join('.'))} ${code(value)}`];
    });
    const detail = valueAt(body, ['proxy_error', 'detail']) ?? valueAt(body, ['proxy_error', 'title']);
    const said = detail === undefined ? [] : [code(detail)];
    return [[code(status), ...signs, ...said].join(' with ')];
  });
}

/** What the response to a call of a workflow can be, as items of a list. */
export function outcomeFacts(call: Call, step: WorkflowStep): readonly string[] {
  const { branch, retry } = call;
  const charge = chargeFacts(call);
  const others = otherResponses(step);
  return [
    ...(charge.length > 0 ? charge : [expectation(call.example.status, call.conditions)]),
    ...(others.length > 0 && charge.length === 0 ? [`It can also return ${all(others, 'or')}.`] : []),
    ...(branch === undefined
      ? []
      : [
          `Go on with "${branch.title}" only if ${all(branch.when.map(holds), 'and')}. After an approval, skip it.`,
        ]),
    ...(retry === undefined
      ? []
      : [
          `While ${all(retry.when.map(holds), 'and')}, send it again after ${String(retry.after)} seconds, ${String(retry.limit)} times at most.`,
        ]),
  ];
}
