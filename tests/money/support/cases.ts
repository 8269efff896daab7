/** What can become of a charge, and what a program may conclude from it. */
import type { Answer } from '../../samples/support/recorder.ts';
import { fromProcessor, json } from '../../samples/support/scripted-answers.ts';
import type { Behavior } from './processor-double.ts';

/** The four outcomes, in the words of samples and pages. */
export type Outcome = 'approved' | 'declined' | 'unknown' | 'not sent';

export interface MoneyCase {
  /** For the name of a test: the processor … */
  readonly when: string;
  readonly behavior: Behavior;
  readonly outcome: Outcome;
}

/**
 * How processors say that they approved a charge, that they did without capturing it, and that they declined it. Adyen's
 * response is the same where the account captures later.
 */
const SIGNS = {
  adyen: {
    approval: { resultCode: 'Authorised' },
    authorization: { resultCode: 'Authorised', pspReference: 'psp-1' },
    decline: { resultCode: 'Refused' },
  },
  checkout: {
    approval: { approved: true },
    authorization: { approved: true, status: 'Authorized', response_code: '10000' },
    decline: { approved: false },
  },
} as const;
export type Processor = keyof typeof SIGNS;

const at = (reachesProcessor: boolean, charges: boolean, answer: Answer): Behavior => ({
  reachesProcessor,
  charges,
  answer,
});
const charged = (answer: Answer): Behavior => at(true, true, answer);
const notCharged = (answer: Answer): Behavior => at(true, false, answer);
const rejected = (status: number): Behavior => at(false, false, json(status, { title: 'A problem', status }));
/** A success of the processor, with a body that is no JSON object with a sign. */
const unreadable = (body: string): Answer => ({
  status: 200,
  headers: { 'BT-PROXY-DESTINATION-STATUS': '200' },
  body,
});
const problem = (status: number): Answer => json(status, { proxy_error: { title: 'A problem', status } });

/** A charge that succeeds. */
export const approval = (processor: Processor): Behavior =>
  charged(fromProcessor(201, SIGNS[processor].approval));

/** Every case for a program that reads the signs of this processor. */
export function moneyCases(processor: Processor): readonly MoneyCase[] {
  const { approval: yes, authorization, decline: no } = SIGNS[processor];
  const whole = fromProcessor(201, yes);
  const torn: Answer = typeof whole === 'string' ? whole : { ...whole, breaksAfter: 5 };
  const unknown: readonly (readonly [when: string, behavior: Behavior])[] = [
    ['declines with an error status', notCharged(fromProcessor(402, no))],
    ['does not understand the request', notCharged(fromProcessor(422, { error_type: 'request_invalid' }))],
    ['charges, and the platform stops waiting with 408', charged(problem(408))],
    ['is still busy with the attempt and returns 409', charged(fromProcessor(409, {}))],
    ['limits the rate with 429', notCharged(fromProcessor(429, {}))],
    ['charges, and the platform returns 429', charged(problem(429))],
    ['charges and returns 500', charged(fromProcessor(500, {}))],
    ['approves in the body of a 500', charged(fromProcessor(500, yes))],
    ['charges, and the platform returns 500', charged(problem(500))],
    ['charges, and the platform approves without its status', charged(json(201, yes))],
    ['charges, and the connection breaks before a response', charged('dropped')],
    ['charges, and the connection breaks in the response', charged(torn)],
    ['charges and returns no JSON', charged(unreadable('<html>'))],
    ['charges and returns nothing', charged(unreadable(''))],
    ['charges and returns null', charged(unreadable('null'))],
    ['charges and returns a list', charged(unreadable('[]'))],
    ['has not decided', charged(fromProcessor(202, { status: 'Pending', resultCode: 'Pending' }))],
    ['spells its sign in another way', charged(fromProcessor(200, { approved: 'true', resultCode: true }))],
  ];
  return [
    { when: 'approves', behavior: approval(processor), outcome: 'approved' },
    {
      when: 'only authorizes the payment',
      behavior: { ...charged(fromProcessor(201, authorization)), isOnlyAuthorized: true },
      outcome: 'approved',
    },
    { when: 'declines with 200', behavior: notCharged(fromProcessor(200, no)), outcome: 'declined' },
    { when: 'declines with 201', behavior: notCharged(fromProcessor(201, no)), outcome: 'declined' },
    ...unknown.map(([when, behavior]): MoneyCase => ({ when, behavior, outcome: 'unknown' })),
    ...[400, 401, 403].map((status): MoneyCase => ({
      when: `is not reached, because the platform returns ${String(status)}`,
      behavior: rejected(status),
      outcome: 'not sent',
    })),
  ];
}

/** Cases as rows of `it.each`, whose `%s` shows the whole name. */
export const named = <Case extends { readonly when: string }>(cases: readonly Case[]): [string, Case][] =>
  cases.map((one) => [one.when, one]);
