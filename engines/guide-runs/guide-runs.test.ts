import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { assert, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { stoppedAuthentication } from './authentication';
import { isCharge } from './request';
import { FAULTS, MOVES, type GuideProgram, type GuideStep } from './types';
import { judge, judgeCharge } from './verdict';
import { canRun, makeMove, playGuide, possibleMoves, readMoves, runText, startRun, stepStates } from '.';

const PROXY = { method: 'POST', path: '/proxy', query: {} } as const;

function charge(id: string, url: string, key: string): GuideStep {
  const isAdyen = url.includes('adyen');
  return {
    ...PROXY,
    id,
    title: id,
    headers: { 'BT-API-KEY': '<API_KEY>', 'BT-PROXY-URL': url, [key]: `$inputs.${id}` },
    body: isAdyen
      ? {
          amount: { value: 1000 },
          paymentMethod: { number: "{{ token: {$steps.store.outputs.tokenId} | json: '$.data.number' }}" },
        }
      : {
          amount: 1000,
          source: { number: "{{ token: {$steps.store.outputs.tokenId} | json: '$.data.number' }}" },
        },
    status: isAdyen ? 200 : 201,
    conditions: [
      {
        pointer: [isAdyen ? 'resultCode' : 'approved'],
        operator: '==',
        value: isAdyen ? 'Authorised' : true,
      },
    ],
    outputs: [],
  };
}

const PROGRAM: GuideProgram = {
  name: 'two-processors',
  title: 'Charge a card at one of two processors',
  inputs: [
    { name: 'first', description: '', value: 'attempt-1' },
    { name: 'second', description: '', value: 'attempt-2' },
  ],
  steps: [
    {
      id: 'store',
      title: 'Store the card',
      method: 'POST',
      path: '/tokens',
      query: {},
      headers: { 'BT-API-KEY': '<API_KEY>' },
      body: {
        type: 'card',
        data: { number: '4242424242424242', expiration_month: 12, expiration_year: 2029 },
      },
      status: 201,
      conditions: [],
      outputs: [{ name: 'tokenId', pointer: ['id'] }],
    },
    {
      ...charge('first', 'https://checkout-test.adyen.com/v71/payments', 'Idempotency-Key'),
      branch: { when: [{ pointer: ['resultCode'], operator: '==', value: 'Refused' }], length: 1 },
    },
    charge('second', 'https://api.sandbox.checkout.com/payments', 'Cko-Idempotency-Key'),
    {
      id: 'delete',
      title: 'Delete the card',
      method: 'DELETE',
      path: '/tokens/{$steps.store.outputs.tokenId}',
      query: {},
      headers: { 'BT-API-KEY': '<API_KEY>' },
      status: 204,
      conditions: [],
      outputs: [],
    },
  ],
};

const [, FIRST] = PROGRAM.steps;

describe('a run of a guide', () => {
  it('carries values on, and skips the branch after a success', () => {
    const run = playGuide(PROGRAM, ['run', 'run', 'run']);
    expect(stepStates(run)).toEqual(['done', 'done', 'skipped', 'done']);
    const id = run.outputs.tokenId as string;
    expect(run.history[1]?.request).toContain(`token: ${id} |`);
    expect(run.platform.tokens.has(id)).toBe(false);
  });

  it('is the same for everyone who makes the same moves', () => {
    const moves = ['run', 'timeout', 'repeat'] as const;
    expect(playGuide(PROGRAM, moves)).toEqual(playGuide(PROGRAM, moves));
  });

  it('explains a lost platform response', () => {
    const stored = playGuide(PROGRAM, ['lost']);
    expect(stored.history[0]?.verdict.text).toContain('no idempotency key');
    expect(possibleMoves(stored)).toEqual([]);
    const deleted = playGuide(PROGRAM, ['run', 'run', 'lost']);
    expect(deleted.history.at(-1)?.verdict.text).toContain('already deleted');
    expect(possibleMoves(deleted)).toEqual(['repeat']);
  });

  it('runs to its end only if each step goes well', () => {
    expect(canRun(PROGRAM)).toBe(true);
    const [store, ...others] = PROGRAM.steps;
    expect(store && canRun({ ...PROGRAM, steps: [{ ...store, path: '/3ds/sessions' }, ...others] })).toBe(
      false,
    );
    expect(canRun({ ...PROGRAM, steps: [] })).toBe(false);
  });

  it('starts with a card that the guide offers, whatever a link says', () => {
    const cards = [
      { number: '5204247750001471', outcome: 'Frictionless' },
      { number: '4000020000000000', outcome: 'Challenge' },
    ];
    const program = { ...PROGRAM, cards };
    expect(startRun(program, '4000020000000000').card).toBe('4000020000000000');
    for (const other of [undefined, '', '4242424242424242', '__proto__'])
      expect(startRun(program, other).card).toBe('5204247750001471');
    expect(startRun(PROGRAM, '4000020000000000').card).toBeUndefined();
    const run = playGuide(program, ['run'], '4000020000000000');
    expect(run.card).toBe('4000020000000000');
    expect(runText(run)).toContain('Challenge: 4000020000000000');
  });

  it('can be read as text', () => {
    const text = runText(playGuide(PROGRAM, ['run', 'timeout']));
    expect(text).toContain('3. second (not tried)');
    expect(text).toContain(
      '- Adyen: no reference, amount 1000, charged, then timed out. 1 charge, 1 request',
    );
  });
});

describe('what a server concludes about an authentication', () => {
  it('is the meaning and the action of a known status, and nothing else', () => {
    const [store] = PROGRAM.steps;
    if (store === undefined) throw new Error('There is no step.');
    const failed = { meaning: "The cardholder wasn't authenticated", action: "Don't charge this card" };
    const threeDs = { ...store, statuses: { failed } };
    expect(stoppedAuthentication(threeDs, 200, { authentication_status: 'failed' })).toBe(
      "200, and authentication_status is failed. The cardholder wasn't authenticated. The script stops before the charge. Don't charge this card.",
    );
    expect(stoppedAuthentication(threeDs, 200, { authentication_status: 'toString' })).toBeUndefined();
    expect(stoppedAuthentication(store, 200, { authentication_status: 'failed' })).toBeUndefined();
    expect(stoppedAuthentication(threeDs, 200, { authentication_status: ['failed'] })).toBeUndefined();
    expect(stoppedAuthentication(threeDs, 404, { authentication_status: 'failed' })).toBeUndefined();
    expect(stoppedAuthentication(threeDs, 200, undefined)).toBeUndefined();
  });
});

describe('what a server concludes about a charge', () => {
  const rows = ['card-payments/charge-outcomes', 'api/proxies/proxy-outcomes']
    .flatMap(
      (table) =>
        (
          parse(readFileSync(`content/data/${table}.yaml`, 'utf8')) as {
            readonly rows: readonly {
              header?: string;
              statuses: readonly string[];
              outcome: string;
              response: string;
            }[];
          }
        ).rows,
    )
    .filter(({ outcome, statuses }) => ['unknown', 'not sent'].includes(outcome) && statuses[0] !== 'none');
  const example = (status: string): number =>
    status === 'other' ? 302 : Number(status.replace('xx', status === '4xx' ? '22' : '02'));
  const cases = rows.flatMap(({ header = 'present', statuses, outcome, response }) =>
    statuses.map((status) => ({ response, header, status: example(status), outcome })),
  );

  it.each(cases)('$status, header $header: $outcome', ({ header, status, outcome }) => {
    if (FIRST === undefined) throw new Error('There is no step.');
    const headers: Record<string, string> =
      header === 'present' ? { 'bt-proxy-destination-status': String(status) } : {};
    expect(judge(FIRST, { kind: 'response', status, headers, body: '{}' })).toMatchObject({
      kind: 'stopped',
      charge: outcome,
    });
  });

  it('is unknown without a response, and with a body that is not JSON', () => {
    if (FIRST === undefined) throw new Error('There is no step.');
    expect(judge(FIRST, { kind: 'broken connection' }).charge).toBe('unknown');
    const headers = { 'bt-proxy-destination-status': '200' };
    expect(judge(FIRST, { kind: 'response', status: 200, headers, body: '<html>' }).charge).toBe('unknown');
  });

  it.each([
    [200, '{"resultCode":"Authorised"}', 'approved'],
    [200, '{"resultCode":"Refused"}', 'declined'],
    [200, '{"resultCode":"Pending"}', 'unknown'],
    [200, '<html>', 'unknown'],
    [500, '{"resultCode":"Authorised"}', 'unknown'],
  ])('of %i with %s, outside of a guide, is %s', (status, body, outcome) => {
    const charge = {
      method: 'POST',
      path: '/proxy',
      headers: { 'BT-PROXY-URL': 'https://checkout-test.adyen.com/v71/payments' },
    };
    const headers = { 'bt-proxy-destination-status': String(status) };
    expect(judgeCharge(charge, { kind: 'response', status, headers, body }).charge).toBe(outcome);
  });
});

describe('whatever a reader or a URL does', () => {
  it('never charges twice, nor at a second processor while the outcome of the first is unknown', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MOVES), { maxLength: 12 }), (moves) => {
        let run = startRun(PROGRAM);
        for (const move of moves) {
          const before = run;
          run = makeMove(run, move);
          expect(run === before).toBe(!possibleMoves(before).includes(move));
          const isUnknown = run.history.at(-1)?.verdict.charge === 'unknown';
          expect(isUnknown && run.next !== undefined).toBe(false);
          expect(run.platform.charges.filter(({ charged }) => charged).length).toBeLessThan(2);
        }
      }),
    );
  });

  it('reads moves from any URL', () => {
    expect(readMoves('run,timeout,,<b>,RUN,repeat')).toEqual(['run', 'timeout', 'repeat']);
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000 }), (text) => {
        const moves = readMoves(text);
        expect(moves.length).toBeLessThanOrEqual(60);
        expect(typeof runText(playGuide(PROGRAM, moves))).toBe('string');
      }),
    );
  });

  it.each([
    ['https://api.stripe.com/v1/payment_intents', true],
    ['https://api.stripe.com/v1/payment_methods', false],
    ['https://echo.basistheory.com/anything', false],
  ])('knows whether %s can charge: %s', (url, expected) => {
    const [first] = PROGRAM.steps;
    assert(first);
    expect(isCharge({ ...first, headers: { 'BT-PROXY-URL': url } })).toBe(expected);
  });

  it.each(['duplicate', 'repeat'] as const)('counts what is stored where a %s stores an account', (last) => {
    const step: GuideStep = {
      ...PROXY,
      ...{ id: 'keep', title: 'keep', status: 200, conditions: [], outputs: [] },
      headers: {
        'BT-API-KEY': '<API_KEY>',
        'BT-PROXY-URL': 'https://api.stripe.com/v1/payment_methods',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Idempotency-Key': 'attempt-1',
      },
      body: { type: 'card', 'card[number]': '4242424242424242' },
    };
    const moves = last === 'repeat' ? (['lost', 'repeat'] as const) : ([last] as const);
    const run = playGuide({ ...PROGRAM, steps: [step] }, moves);
    expect(run.platform.paymentMethods).toHaveLength(1);
    expect(run.history.at(-1)?.verdict.text).toContain(
      last === 'repeat' ? 'sent again: no new payment method.' : 'sent twice: one new payment method.',
    );
    expect(run.history.at(-1)?.verdict).not.toHaveProperty('charge');
  });

  it('offers faults of a charge only where there is one', () => {
    expect(PROGRAM.steps.map(isCharge)).toEqual([false, true, true, false]);
    expect(possibleMoves(startRun(PROGRAM))).toEqual(['run', 'lost', 'redelivery']);
    expect(possibleMoves(playGuide(PROGRAM, ['run']))).toEqual([
      'run',
      ...FAULTS.filter((fault) => fault !== 'redelivery'),
    ]);
  });
});
