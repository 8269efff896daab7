import { assert, describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { readWorkflow, workflowNames } from '../../pipeline/code-samples/workflows/index.ts';
import {
  cardPlaces,
  makeMove,
  playGuide,
  possibleMoves,
  stepStates,
  type GuideProgram,
  type GuideRun,
  type Move,
} from '../../engines/guide-runs/index.ts';
import { guideProgram } from './guide-program.ts';

const description = await loadApiDescription();
const programs = workflowNames().flatMap(
  (name) => guideProgram(readWorkflow(name, description), description) ?? [],
);

function program(name: string): GuideProgram {
  const found = programs.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The simulator can't run ${name}.`);
  return found;
}

const run = (name: string, ...moves: Move[]): GuideRun => playGuide(program(name), moves);

function charges({ platform }: GuideRun): unknown {
  return platform.charges.map(({ processor, charged, requests }) => ({ processor, charged, requests }));
}

describe('guides that the simulator can run', () => {
  it('are those whose calls it supports', () => {
    const names = programs.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['charge-card', 'charge-and-save-card', 'route-payment', 'verify-card']),
    );
    expect(names).toEqual(
      expect.arrayContaining(['pay-with-network-token', 'set-up-account-updater', 'accept-apple-pay']),
    );
  });

  it('refer to values instead of placeholders, but for keys', () => {
    const placeholders = programs.flatMap(({ steps }) =>
      Array.from(JSON.stringify(steps).matchAll(/<(?!(?:[A-Z]+_)?API_KEY>)[A-Z_]+>/g), String),
    );
    expect(placeholders).toEqual([]);
  });

  it('go well from the first step to the last', () => {
    const stopped = programs.filter((one) => {
      let state = playGuide(one, []);
      while (state.next !== undefined) state = makeMove(state, 'run');
      return state.history.some(({ verdict }) => verdict.kind === 'stopped');
    });
    expect(stopped.map(({ name }) => name)).toEqual([]);
  });
});

describe('a charge with a second processor', () => {
  it('is approved by the first, and the second receives nothing', () => {
    const done = run('route-payment', 'run', 'run');
    expect(stepStates(done)).toEqual(['done', 'done', 'skipped']);
    expect(charges(done)).toEqual([{ processor: 'Adyen', charged: true, requests: 1 }]);
  });

  it('goes to the second after a decline', () => {
    const done = run('route-payment', 'run', 'decline', 'run');
    expect(done.history[1]?.verdict).toMatchObject({ kind: 'branch', charge: 'declined' });
    expect(stepStates(done)).toEqual(['done', 'done', 'done']);
    expect(charges(done)).toEqual([
      { processor: 'Adyen', charged: false, requests: 1 },
      { processor: 'Checkout.com', charged: true, requests: 1 },
    ]);
  });

  it.each(['timeout', 'lost'] as const)("doesn't go to the second after a %s", (fault) => {
    const stopped = run('route-payment', 'run', fault, 'run', 'decline', 'run');
    expect(stopped.history.at(-1)?.verdict).toMatchObject({ kind: 'stopped', charge: 'unknown' });
    expect(stepStates(stopped)).toEqual(['done', 'stopped', 'not tried']);
    expect(charges(stopped)).toEqual([{ processor: 'Adyen', charged: true, requests: 1 }]);
    expect(possibleMoves(stopped)).toEqual(['repeat']);
    const settled = makeMove(stopped, 'repeat');
    expect(settled.history.at(-1)?.verdict).toMatchObject({ kind: 'went well', charge: 'approved' });
    expect(charges(settled)).toEqual([{ processor: 'Adyen', charged: true, requests: 2 }]);
  });

  it('is charged once when the request arrives twice', () => {
    const done = run('route-payment', 'run', 'duplicate');
    expect(charges(done)).toEqual([{ processor: 'Adyen', charged: true, requests: 2 }]);
    expect(done.history.at(-1)?.verdict.text).toContain(
      'with the same Idempotency-Key, was sent twice: one new charge.',
    );
  });

  it('has the card number in the vault and at processors, never on the server', () => {
    const done = run('route-payment', 'run', 'decline', 'run');
    const [read, first, second] = done.history.map((one) => cardPlaces(done, one));
    const number = ['4242424242424242'];
    expect(read).toEqual([
      { party: 'Your server', numbers: [] },
      { party: 'Vault', numbers: number },
    ]);
    expect(first?.[0]).toEqual({ party: 'Your server', numbers: [] });
    expect(first?.at(-1)).toEqual({ party: 'Adyen', numbers: number });
    expect(second?.at(-1)).toEqual({ party: 'Checkout.com', numbers: number });
  });
});

describe('charges with a network token, through a proxy that the guide creates', () => {
  const guide = 'renew-with-network-token';

  it('are charges, and the renewal is another one', () => {
    const done = run(guide, 'run', 'run', 'run', 'run', 'run');
    expect(stepStates(done)).toEqual(Array(5).fill('done'));
    expect(done.history.map(({ verdict }) => verdict.charge)).toEqual([
      undefined,
      undefined,
      'approved',
      undefined,
      'approved',
    ]);
    expect(done.platform.charges.map(({ reference, key }) => [reference, key])).toEqual([
      ['A-10020', '3c9a1f1e-5d0b-4a57-9a0e-7b7a4f2f6d11'],
      ['A-10020-2026-12', '7f2d8c04-1b6e-4c39-8f75-2e9d5a0c3b22'],
    ]);
  });

  it('are unknown after a timeout, and charged once when they are repeated', () => {
    const stopped = run(guide, 'run', 'run', 'timeout');
    expect(stopped.history.at(-1)?.verdict).toMatchObject({ kind: 'stopped', charge: 'unknown' });
    expect(possibleMoves(stopped)).toEqual(['repeat']);
    const settled = makeMove(stopped, 'repeat');
    expect(settled.history.at(-1)?.verdict.charge).toBe('approved');
    expect(charges(settled)).toEqual([{ processor: 'Adyen', charged: true, requests: 2 }]);
  });

  it('are declined as such, and nothing is renewed', () => {
    const stopped = run(guide, 'run', 'run', 'decline');
    expect(stopped.history.at(-1)?.verdict.charge).toBe('declined');
    expect(stepStates(stopped).slice(2)).toEqual(['stopped', 'not tried', 'not tried']);
  });

  it('have the number in the vault and at the processor, never on the server', () => {
    const done = run(guide, 'run', 'run', 'run');
    const [server, vault, processor] = cardPlaces(done, done.history.at(-1) ?? assert.fail());
    expect(server).toEqual({ party: 'Your server', numbers: [] });
    expect(vault).toEqual({ party: 'Vault', numbers: ['4895420000080077'] });
    expect(processor).toEqual({ party: 'Adyen', numbers: ['4895420000080077'] });
  });
});

describe('a guide with 3D Secure', () => {
  const guides = ['pay-with-3ds', 'merchant-payment-3ds', 'pay-after-challenge', 'pay-after-redirect'];
  const cards = guides.flatMap((name) =>
    (program(name).cards ?? []).map(({ number, outcome }) => [name, outcome, number] as const),
  );

  function toTheEnd(name: string, number?: string): GuideRun {
    let state = playGuide(program(name), [], number);
    while (state.next !== undefined) state = makeMove(state, 'run');
    return state;
  }

  it('has a choice of cards, with challenges only where someone can complete them', () => {
    const outcomes = (name: string): string =>
      (program(name).cards ?? []).map(({ outcome }) => outcome).join();
    expect(outcomes('pay-with-3ds')).toMatch(/frictionless.*challenge.*failed.*server error/);
    expect(outcomes('merchant-payment-3ds')).not.toContain('challenge');
    for (const name of ['pay-after-challenge', 'pay-after-redirect'])
      for (const { outcome } of program(name).cards ?? []) expect(outcome).toContain('challenge');
    expect(program('charge-card').cards).toBeUndefined();
  });

  it.each(cards)('%s charges only after success (%s, %s)', (name, outcome, number) => {
    const done = toTheEnd(name, number);
    const isMet =
      outcome.startsWith('Successful') && (name !== 'pay-with-3ds' || outcome.includes('frictionless'));
    expect(charges(done)).toEqual(isMet ? [{ processor: 'Adyen', charged: true, requests: 1 }] : []);
    expect(done.history.at(-1)?.verdict.kind).toBe(isMet ? 'went well' : 'stopped');
    const received = done.platform.received.map(({ body }) => body).join('');
    expect(received.includes(number) && received.includes('"cavv":"AJkBBkhgQQAAAE4gSEJydQAAAAA="')).toBe(
      isMet,
    );
  });

  it.each([
    ['pay-with-3ds', '4000020000000000', 'challenge. The issuer requires a challenge.'],
    ['pay-with-3ds', '4264281511112228', "failed. The cardholder wasn't authenticated."],
    ['pay-with-3ds', '4264281500001119', '424. A 3DS server failed'],
    ['merchant-payment-3ds', '5405001111111165', "unavailable. Authentication isn't available."],
    ['pay-after-challenge', '4055011111111111', "failed. The cardholder wasn't authenticated."],
    ['pay-after-redirect', '6011361000001115', 'rejected. The issuer rejected the authentication.'],
  ])('%s says why it stops with %s', (name, number, sentence) => {
    const { text } = toTheEnd(name, number).history.at(-1)?.verdict ?? {};
    expect(text).toContain(sentence);
    expect(text).toContain('The script stops before the charge.');
  });

  it('has the card number in the vault and at the processor, never on the server', () => {
    const done = toTheEnd('pay-with-3ds');
    const places = done.history.map((one) => cardPlaces(done, one));
    expect(places.map(([server]) => server)).toEqual(
      places.map(() => ({ party: 'Your server', numbers: [] })),
    );
    expect(places.at(-1)?.at(-1)).toEqual({ party: 'Adyen', numbers: ['5204247750001471'] });
  });
});

describe('other guides', () => {
  it('say that a server which stores a card has had its number, and the vault has it until it is deleted', () => {
    const done = run('charge-card', 'run', 'run', 'run');
    const places = done.history.map((one) => cardPlaces(done, one));
    expect(places[0]?.[0]?.numbers).toEqual(['4242424242424242']);
    expect(places[1]?.at(-1)).toEqual({ party: 'echo.basistheory.com', numbers: ['4242424242424242'] });
    expect(places[2]).toEqual([
      { party: 'Your server', numbers: [] },
      { party: 'Vault', numbers: [] },
    ]);
  });

  it('stop after a decline, and store no card', () => {
    const stopped = run('charge-and-save-card', 'run', 'decline');
    expect(stepStates(stopped)).toEqual(['done', 'stopped', 'not tried', 'not tried']);
    expect(stopped.history.at(-1)?.verdict.charge).toBe('declined');
    expect(possibleMoves(stopped)).toEqual([]);
  });

  it('store one token when a request with an idempotency key arrives twice', () => {
    const done = run('charge-and-save-card', 'run', 'run', 'duplicate');
    expect(done.history.at(-1)?.verdict.text).toContain(
      'with the same BT-IDEMPOTENCY-KEY, was sent twice: one new token.',
    );
    expect(done.outputs.tokenId).toBe([...done.platform.tokens.keys()].at(-1));
  });
});
