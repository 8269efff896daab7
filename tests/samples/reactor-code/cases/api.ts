/** The code of the API reference. */
import type { Json } from '../../../../engines/json/index.ts';
import { expect } from 'vitest';
import { json } from '../../support/scripted-answers.ts';
import { pageJson, requestBody, responseBody } from '../documented.ts';
import { CARD, stored, stores, type Case } from './case.ts';

const ECHO = 'https://echo.basistheory.com/anything';
const invocation = requestBody('reactors.react', 'basic') as { args: { order_id: string } };
const { order_id: orderId } = invocation.args;
/** The arguments of the documented invocation, with the card in the place of the expression. */
const args = { ...invocation.args, card: CARD };
const event = { ...(requestBody('reactors.react', 'node22') as object), card: CARD };
const configuration = { PROCESSOR_KEY: 'processor-test-key' };
const last4 = responseBody('reactors.react', 'basic', 200) as { raw: { last4: string } };

const sendsOrder = {
  method: 'POST',
  url: ECHO,
  headers: { authorization: 'Bearer processor-test-key', 'content-type': 'application/json' },
  body: { number: CARD.number, order_id: orderId },
};

const onNodeBt: readonly Case[] = [
  ...[200, 402].map((status): Case => ({
    sample: 'reactor-node-bt',
    when: `the processor answers ${status}`,
    input: args,
    configuration,
    answers: [json(status, {})],
    expected: {
      returns: {
        raw: { processor_status: status, ...last4.raw },
        tokenize: { card_number: { type: 'card_number', data: CARD.number } },
      },
    },
    sends: [sendsOrder],
  })),
  {
    sample: 'reactor-read-card',
    when: 'it gets the documented arguments',
    input: args,
    configuration,
    expected: { returns: last4 },
  },
  {
    sample: 'reactor-card-brand',
    when: 'it gets the documented arguments',
    input: args,
    configuration,
    expected: { returns: { raw: { brand: 'visa' } } },
  },
  {
    sample: 'reactor-card-brand',
    when: 'it gets another card',
    input: { card: { ...CARD, number: '5555555555554444' } },
    configuration,
    expected: { returns: { raw: { brand: 'other' } } },
  },
  {
    sample: 'reactor-keep-account',
    when: 'it gets an account number',
    input: { account: '021000021' },
    application: true,
    answers: [stored('generic', { id: 'token-1' })],
    expected: { returns: { raw: { token: 'token-1' } } },
    sends: [stores({ type: 'token', data: '021000021' })],
  },
  {
    sample: 'reactor-http-request',
    when: 'the echo answers',
    input: args,
    answers: [json(200, { json: { order_id: orderId } })],
    expected: { returns: { raw: { json: { order_id: orderId } } } },
    sends: [{ method: 'POST', url: ECHO, headers: { 'content-type': 'application/json' }, body: args }],
  },
];

const onNode22: readonly Case[] = [
  ...(
    [
      [200, 200],
      [402, 502],
    ] as const
  ).map(([status, statusCode]): Case => ({
    sample: 'reactor-node22',
    when: `the processor answers ${status}`,
    runtime: 'node22',
    input: event,
    configuration,
    answers: [json(status, {})],
    expected: { returns: { res: { statusCode, headers: { 'X-Order-Id': orderId }, body: last4.raw } } },
    sends: [sendsOrder],
    also: ({ logged }) => {
      expect(logged).toEqual([`Order ${orderId}`]);
    },
  })),
  {
    sample: 'reactor-last-digits',
    when: 'it gets the documented body',
    runtime: 'node22',
    input: event,
    expected: { returns: { res: { statusCode: 200, headers: {}, body: last4.raw } } },
  },
  {
    sample: 'reactor-own-package',
    when: 'it gets the documented body',
    runtime: 'node22',
    input: event,
    expected: {
      returns: {
        res: {
          statusCode: 200,
          headers: {},
          body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, ...last4.raw },
        },
      },
    },
  },
];

const CHARGES = 'https://processor.example.com/charges';
const charge = { card: CARD, amount: 1250 };
const sendsCharge = {
  method: 'POST',
  url: CHARGES,
  headers: { authorization: 'Bearer processor-test-key' },
  body: { number: CARD.number, amount: 1250 },
};
const badRequest = responseBody('reactors.react', 'bad_request', 400);

/** What a caller sees of an answer of the processor. */
const TRANSLATED = [
  [400, 400, 'Bad Request'],
  [401, 401, 'Authentication Failed'],
  [402, 402, 'Invalid Payment Method'],
  [403, 401, 'Authentication Failed'],
  [422, 400, 'Bad Request'],
  [429, 429, 'Rate Limit Exceeded'],
  [404, 500, 'Reactor Runtime Error'],
  [503, 500, 'Reactor Runtime Error'],
] as const;

const errors: readonly Case[] = [
  {
    sample: 'reactor-errors',
    when: 'the processor accepts the charge',
    input: charge,
    configuration,
    answers: [json(200, { id: 'charge-1', status: 'approved' })],
    expected: { returns: { raw: { charge_id: 'charge-1' } } },
    sends: [sendsCharge],
  },
  {
    sample: 'reactor-errors',
    when: 'the processor declines in a 200',
    input: charge,
    configuration,
    answers: [json(200, { id: 'charge-1', status: 'declined' })],
    expected: {
      reactorError: {
        status: 402,
        body: {
          status: 402,
          detail: 'Invalid Payment Method',
          errors: { error: ['The card was declined.'] },
        },
      },
    },
    sends: [sendsCharge],
  },
  ...[{ card: CARD }, { card: CARD, amount: '1250' }].map((input): Case => ({
    sample: 'reactor-errors',
    when: `the amount is ${'amount' in input ? 'a text' : 'missing'}`,
    input,
    configuration,
    expected: { reactorError: { status: 400, body: badRequest } },
    sends: [],
  })),
  ...TRANSLATED.map(([answered, status, detail]): Case => ({
    sample: 'reactor-errors',
    when: `the processor answers ${answered}`,
    input: charge,
    configuration,
    answers: [json(answered, {})],
    expected: {
      reactorError: {
        status,
        body: {
          status,
          detail,
          errors: { error: [`The processor answered with status ${answered}.`] },
        },
      },
    },
    sends: [sendsCharge],
  })),
  {
    sample: 'reactor-errors',
    when: 'the processor cannot be reached',
    input: charge,
    configuration,
    answers: ['dropped'],
    expected: {
      reactorError: {
        status: 500,
        body: expect.objectContaining({ detail: 'Reactor Runtime Error' }) as Json,
      },
    },
    sends: [sendsCharge],
  },
];

const headers = { 'content-type': 'application/json' };
const TENANT = { TENANT: 'tenant-1' };
const transforms: readonly Case[] = [
  {
    sample: 'transform-errors',
    when: 'the body is of another tenant',
    configuration: TENANT,
    input: { body: { tenant: 'tenant-2', amount: 1250 }, headers },
    expected: {
      proxyError: {
        status: 403,
        body: pageJson(
          'api/proxies/invoke-pre-configured-proxies',
          'AuthorizationError, thrown by a transform',
        ),
      },
    },
  },
  {
    sample: 'transform-errors',
    when: 'there is nothing to charge',
    configuration: TENANT,
    input: { body: { tenant: 'tenant-1', amount: 0 }, headers },
    expected: {
      proxyError: { status: 202, headers: { 'X-Skipped': 'true' }, body: { status: 'nothing to charge' } },
    },
  },
  {
    sample: 'transform-errors',
    when: 'there is something to charge',
    configuration: TENANT,
    input: { body: { tenant: 'tenant-1', amount: 1250 }, headers },
    expected: { returns: { body: { tenant: 'tenant-1', amount: 1250 }, headers } },
  },
  {
    sample: 'transform-inbound',
    when: 'a third party sends a card',
    application: true,
    input: { body: { order_id: orderId, card: CARD, note: CARD.number }, headers },
    answers: [stored('card', { id: 'token-1' })],
    expected: { returns: { body: { order_id: orderId, card: 'token-1' }, headers } },
    sends: [stores({ type: 'card', data: CARD })],
  },
  {
    sample: 'transform-add-key',
    when: 'a request passes',
    configuration: (requestBody('proxies.create', 'with_code') as { configuration: Record<string, string> })
      .configuration,
    input: { body: { amount: 1250 }, headers },
    expected: {
      returns: {
        body: { amount: 1250, currency: 'USD' },
        headers: { ...headers, 'X-Api-Key': 'processor-test-key' },
      },
    },
  },
];

export const API: readonly Case[] = [...onNodeBt, ...onNode22, ...errors, ...transforms];
