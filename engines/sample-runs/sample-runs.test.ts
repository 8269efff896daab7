import { describe, expect, it } from 'vitest';
import type { GuideProgram } from '../guide-runs';
import { sessionView, newSampleSession, openSample, resultText, sendSample, stepId } from '.';
import type { SampleSession, RequestRun, SampleResult, StepSample } from './types';

const CARD: RequestRun = {
  kind: 'request',
  request: `POST /tokens
BT-API-KEY: <API_KEY>
Content-Type: application/json

{ "id": "mine", "type": "card", "data": { "number": "4242424242424242", "expiration_month": 12, "expiration_year": 2029 } }`,
  before: [],
};

const READ: RequestRun = {
  kind: 'request',
  request: 'GET /tokens/mine\nBT-API-KEY: <API_KEY>',
  before: [{ title: 'A card', request: CARD.request, status: 201 }],
};

const TOKEN = '30973af6-93f0-4d2e-b4b3-15a136a33945';

function charge(amount: number, attempt: string, host = 'checkout-test.adyen.com/v71/payments'): string {
  return `POST /proxy
BT-API-KEY: <API_KEY>
BT-PROXY-URL: https://${host}
Content-Type: application/json
Idempotency-Key: ${attempt}

{ "amount": { "value": ${String(amount)} }, "reference": "order-1", "paymentMethod": { "number": "{{ token: ${TOKEN} | json: '$.data.number' }}" } }`;
}

const CHARGE: RequestRun = { kind: 'request', request: charge(1000, 'one'), before: [] };

function sent(sampleSession: SampleSession, id: string): Extract<SampleResult, { kind: 'sent' }> {
  const result = sampleSession.results.get(id);
  if (result?.kind !== 'sent') throw new Error(`${id} wasn't sent.`);
  return result;
}

const chargesOf = ({ session }: SampleSession): number =>
  session.platform.charges.filter((one) => one.charged).length;

describe('samples of one page', () => {
  it('share a platform, so the next one reads what one creates', () => {
    const created = sendSample(newSampleSession(), 'create', CARD, CARD.request);
    expect(sent(created, 'create').exchange.status).toBe('201');
    const read = sendSample(openSample(created, 'read', READ), 'read', READ, READ.request);
    expect(read.opened.get('read')?.notes).toEqual([]);
    expect(sent(read, 'read').exchange.response).toContain('"id": "mine"');
    expect(sessionView(read).tokens.map(({ id }) => id)).toEqual(['mine']);
  });

  it('send first what a sample needs, and say so', () => {
    const opened = openSample(newSampleSession(), 'read', READ);
    expect(opened.opened.get('read')?.notes).toEqual(['Sent first: “A card”.']);
    expect(sent(sendSample(opened, 'read', READ, READ.request), 'read').exchange.status).toBe('200');
  });

  it('give the same IDs to every reader who does the same', () => {
    const text = CARD.request.replace('"id": "mine", ', '');
    const once = (): string => sent(sendSample(newSampleSession(), 'a', CARD, text), 'a').exchange.response;
    expect(once()).toBe(once());
    const twice = sendSample(sendSample(newSampleSession(), 'a', CARD, text), 'a', CARD, text);
    expect(sent(twice, 'a').exchange.response).not.toBe(once());
  });

  it('say which line is wrong, and send nothing', () => {
    const sampleSession = sendSample(newSampleSession(), 'a', CARD, 'hello');
    expect(sampleSession.results.get('a')).toMatchObject({
      kind: 'not sent',
      message: expect.stringMatching(/^Line 1: /) as string,
    });
    expect(sampleSession.sent).toBe(0);
  });

  it('give their result as text', () => {
    const text = resultText(sent(sendSample(newSampleSession(), 'a', CARD, CARD.request), 'a'));
    expect(text).toMatch(/^POST \/tokens\n[^]*\n\nHTTP\/1\.1 201 Created\n/);
  });
});

describe('a charge', () => {
  it.each([
    [1000, 'approved', /The processor approved the card\.$/],
    [402, 'declined', /The processor declined the card, so nothing was charged\./],
    [
      408,
      'unknown',
      /Whether the card was charged is unknown.*repeat this same request with the same value in Idempotency-Key/,
    ],
    [500, 'unknown', /Don't send a new charge, and don't try another processor\./],
    [599, 'unknown', /^No response arrived\./],
  ])('of %i is %s', (amount, outcome, sentence) => {
    const { verdict } = sent(sendSample(newSampleSession(), 'a', CHARGE, charge(amount, 'one')), 'a');
    expect(verdict).toMatchObject({ charge: outcome, text: expect.stringMatching(sentence) as string });
  });

  it("that the simulator can't send says nothing about money", () => {
    const { exchange, verdict } = sent(
      sendSample(newSampleSession(), 'a', CHARGE, charge(1000, 'one', 'processor.example/pay')),
      'a',
    );
    expect([exchange.status, verdict]).toEqual(['501', undefined]);
  });

  it('is the only one while its outcome is unknown, whatever is edited, in whichever sample', () => {
    const unknown = sendSample(newSampleSession(), 'a', CHARGE, charge(408, 'one'));
    expect(chargesOf(unknown)).toBe(1);
    for (const [id, request] of [
      ['a', charge(1000, 'two')],
      ['a', charge(1000, '')],
      ['b', charge(1000, 'two')],
      ['b', charge(402, 'three')],
    ] as const) {
      const after = sendSample(unknown, id, CHARGE, request);
      expect(after.results.get(id)).toMatchObject({
        kind: 'not sent',
        message: expect.stringContaining('would be a new charge') as string,
      });
      expect(chargesOf(after)).toBe(1);
    }
  });

  it('stays unknown when the repeat has another amount, which is sent nowhere', () => {
    const unknown = sendSample(newSampleSession(), 'a', CHARGE, charge(408, 'one'));
    const changed = sendSample(unknown, 'a', CHARGE, charge(1000, 'one'));
    expect(sent(changed, 'a').exchange.response).toContain('Repeat the request unchanged.');
    const other = sendSample(changed, 'a', CHARGE, charge(1000, 'two'));
    expect(other.results.get('a')?.kind).toBe('not sent');
    expect(chargesOf(other)).toBe(1);
  });

  it("warns where it isn't the first for its order", () => {
    const once = sendSample(newSampleSession(), 'a', CHARGE, charge(1000, 'one'));
    expect(sent(once, 'a').warning).toBeUndefined();
    const twice = sendSample(once, 'a', CHARGE, charge(1000, 'two'));
    expect(sent(twice, 'a').warning).toMatch(/^This order is now charged 2 times\. /);
    expect(resultText(sent(twice, 'a'))).toContain('This order is now charged 2 times');
    const other = charge(1000, 'three').replace('order-1', 'order-2');
    expect(sent(sendSample(twice, 'a', CHARGE, other), 'a').warning).toBeUndefined();
  });

  it('stays unknown through other requests, until the same request has found it out', () => {
    const unknown = sendSample(newSampleSession(), 'a', CHARGE, charge(408, 'one'));
    const other = sendSample(unknown, 'a', CARD, CARD.request);
    expect(sendSample(other, 'b', CHARGE, charge(1000, 'two')).results.get('b')?.kind).toBe('not sent');
    const found = sendSample(other, 'a', CHARGE, charge(408, 'one'));
    expect(sent(found, 'a').verdict?.charge).toBe('approved');
    expect(chargesOf(found)).toBe(1);
    expect(sendSample(found, 'b', CHARGE, charge(1000, 'two')).results.get('b')?.kind).toBe('sent');
  });
});

const STEP = { method: 'POST', query: {}, conditions: [], outputs: [] };

/** Stores a card, charges it, and tries a second processor after a decline. */
const GUIDE: GuideProgram = {
  name: 'pay',
  title: 'Pay',
  inputs: [],
  steps: [
    {
      ...STEP,
      id: 'store',
      title: 'Store the card',
      path: '/tokens',
      headers: { 'BT-API-KEY': '<API_KEY>', 'Content-Type': 'application/json' },
      body: {
        type: 'card',
        data: { number: '4242424242424242', expiration_month: 12, expiration_year: 2029 },
      },
      status: 201,
      outputs: [{ name: 'tokenId', pointer: ['id'] }],
    },
    ...(['first', 'second'] as const).map((id) => ({
      ...STEP,
      id,
      title: `Charge, ${id}`,
      path: '/proxy',
      headers: {
        'BT-API-KEY': '<API_KEY>',
        'BT-PROXY-URL': 'https://checkout-test.adyen.com/v71/payments',
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
      },
      body: {
        amount: { value: 1000 },
        paymentMethod: { number: "{{ token: {$steps.store.outputs.tokenId} | json: '$.data.number' }}" },
      },
      status: 200,
      conditions: [{ pointer: ['resultCode'], operator: '==' as const, value: 'Authorised' }],
      ...(id === 'first'
        ? {
            branch: {
              when: [{ pointer: ['resultCode'], operator: '==' as const, value: 'Refused' }],
              length: 1,
            },
          }
        : {}),
    })),
  ],
};

function step(place: number): StepSample {
  return { kind: 'step', program: GUIDE, place };
}

function opened(
  sampleSession: SampleSession,
  place: number,
): { sampleSession: SampleSession; request: string; notes: readonly string[] } {
  const after = openSample(sampleSession, '', step(place));
  const { request = '', notes = [] } = after.opened.get(stepId(GUIDE, place)) ?? {};
  return { sampleSession: after, request, notes };
}

function run(
  sampleSession: SampleSession,
  place: number,
  edit: (request: string) => string = (request) => request,
): SampleSession {
  const { sampleSession: ready, request } = opened(sampleSession, place);
  return sendSample(ready, stepId(GUIDE, place), step(place), edit(request));
}

describe('a step of a guide', () => {
  it('runs after the steps before it, and has what they returned', () => {
    const { sampleSession, request, notes } = opened(newSampleSession(), 1);
    expect(notes).toEqual(['Sent first: “Store the card”.']);
    expect(request).toMatch(/token: [\da-f-]{36} \|/);
    const result = sendSample(sampleSession, stepId(GUIDE, 1), step(1), request);
    expect(sent(result, stepId(GUIDE, 1)).verdict).toMatchObject({ kind: 'went well', charge: 'approved' });
  });

  it('uses what the reader has sent, and repeats none of it', () => {
    const stored = run(newSampleSession(), 0);
    const { notes, request, sampleSession } = opened(stored, 1);
    expect(notes).toEqual([]);
    const id = /"id": "([\da-f-]{36})"/.exec(sent(stored, stepId(GUIDE, 0)).exchange.response)?.[1] ?? '?';
    expect(request).toContain(id);
    const again = run(run(sampleSession, 1), 0);
    expect(opened(again, 1).notes).toEqual([]);
  });

  it('that only a decline leads to runs after a decline', () => {
    const { sampleSession, notes } = opened(newSampleSession(), 2);
    expect(notes).toEqual([
      'Sent first: “Store the card”.',
      'Sent first: “Charge, first”, which the processor declined.',
    ]);
    expect(chargesOf(sampleSession)).toBe(0);
    expect(chargesOf(run(newSampleSession(), 2))).toBe(1);
  });

  it('that only a decline leads to is never a second charge', () => {
    const charged = run(newSampleSession(), 1);
    const second = run(charged, 2);
    expect(second.results.get(stepId(GUIDE, 2))).toMatchObject({
      kind: 'not sent',
      message: expect.stringContaining("“Charge, first” wasn't declined on this page") as string,
    });
    expect(chargesOf(second)).toBe(1);
  });

  it("isn't led to by a charge whose outcome is unknown", () => {
    const unknown = run(newSampleSession(), 1, (request) => request.replace('1000', '408'));
    const { sampleSession, notes } = opened(unknown, 2);
    expect(notes).toEqual([
      expect.stringMatching(/^Nothing was sent first, because “Charge, first” stopped/),
    ]);
    expect(chargesOf(run(sampleSession, 2))).toBe(1);
  });

  it('is judged as what was sent, not as what the guide has', () => {
    const elsewhere = run(newSampleSession(), 1, (request) =>
      request.replace('checkout-test.adyen.com/v71/payments', 'api.sandbox.checkout.com/payments'),
    );
    expect(sent(elsewhere, stepId(GUIDE, 1)).verdict?.charge).not.toBe('approved');
  });
});
