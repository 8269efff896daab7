/** The transforms that replace values in calls from others, and in answers of an API. */
import type { Json } from '../../../../engines/json/index.ts';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expect } from 'vitest';
import { provider } from '../../../../content/site/provider.ts';
import { json } from '../../support/scripted-answers.ts';
import { curlBody, pageJson, rowJson, step } from '../documented.ts';
import { CARD, proxyProblem, REFUSED, stored, stores, type Case } from './case.ts';

const headers = { 'X-Order': '1' };
const storesCard = stores({ type: 'card', data: CARD });

const SSN_PAGE = 'guides/collect/collect-inbound-sensitive-data';
const employee = curlBody(SSN_PAGE, 'What the partner sends') as { ssn: string };

const ssn: readonly Case[] = [
  {
    sample: 'collect-inbound-ssn',
    when: 'the partner of the guide sends a record',
    application: true,
    input: { body: rowJson(SSN_PAGE, 'The partner sends'), headers },
    answers: [stored('ssn')],
    expected: { returns: { body: rowJson(SSN_PAGE, 'Your API receives'), headers } },
    sends: [stores({ type: 'social_security_number', data: employee.ssn })],
  },
  {
    sample: 'collect-inbound-ssn',
    when: 'the platform does not accept the number',
    application: true,
    input: { body: { ...employee, ssn: '12345' }, headers },
    answers: [REFUSED],
    expected: { proxyError: { status: 500, body: expect.anything() as Json } },
    sends: [stores({ type: 'social_security_number', data: '12345' })],
  },
  {
    sample: 'collect-inbound-ssn',
    when: 'no application is bound',
    input: { body: employee, headers },
    expected: { proxyError: { status: 500, body: expect.anything() as Json } },
    sends: [],
  },
];

const CARDS_PAGE = 'card-payments/receive-cards-api';
const order = pageJson(CARDS_PAGE, 'What the partner sends') as { payment_method: object };
const received = (pageJson(CARDS_PAGE, "Part of the echo's response") as { json: Json }).json;
const noNumber = pageJson(CARDS_PAGE, 'The response to an order without a number');

const jsonOrders: readonly Case[] = [
  {
    sample: 'inbound-card-json',
    when: 'the partner of the guide sends an order',
    application: true,
    input: { body: curlBody(CARDS_PAGE, 'What your partner sends'), headers },
    answers: [stored('card')],
    expected: { returns: { body: received, headers } },
    sends: [storesCard],
  },
  {
    sample: 'inbound-card-json',
    when: 'the number is in another field as well',
    application: true,
    input: {
      body: { ...order, note: CARD.number, payment_method: { ...order.payment_method, holder: 'Grace' } },
      headers,
    },
    answers: [stored('card')],
    expected: { returns: { body: received, headers } },
    sends: [storesCard],
  },
  ...[{ ...order, payment_method: {} }, {}, 'order_id=A-10017', null].map((body): Case => ({
    sample: 'inbound-card-json',
    when: `the body is ${JSON.stringify(body)}`,
    application: true,
    input: { body, headers },
    expected: { proxyError: { status: 400, body: noNumber } },
    sends: [],
  })),
  {
    sample: 'inbound-card-json',
    when: 'the platform does not accept the card',
    application: true,
    input: { body: order, headers },
    answers: [REFUSED],
    expected: proxyProblem(400, 'Bad Request', 'The card is not valid'),
    sends: [storesCard],
  },
  {
    sample: 'inbound-card-json',
    when: 'the application lacks token:create',
    application: true,
    input: { body: order, headers },
    answers: [json(403, { title: 'Forbidden', status: 403 })],
    expected: { proxyError: { status: 500, body: expect.anything() as Json } },
    sends: [storesCard],
  },
];

const otherContent: readonly Case[] = [
  {
    sample: 'inbound-card-form',
    when: 'the partner sends a form',
    application: true,
    input: {
      body:
        'orderId=A-10017&paymentMethod%5Bnumber%5D=4242424242424242&paymentMethod%5BexpirationMonth%5D=12' +
        '&paymentMethod%5BexpirationYear%5D=2029&paymentMethod%5Bcvc%5D=123',
      headers,
    },
    answers: [stored('card', { id: 'token-1' })],
    expected: { returns: { body: 'orderId=A-10017&paymentMethod%5Btoken%5D=token-1', headers } },
    sends: [storesCard],
  },
  {
    sample: 'inbound-card-xml',
    when: 'the partner sends a document',
    application: true,
    input: {
      body:
        '<?xml version="1.0"?><order><id>A-10017</id><card><number>4242424242424242</number>' +
        '<expirationMonth>12</expirationMonth><expirationYear>2029</expirationYear><cvc>123</cvc></card></order>',
      headers,
    },
    answers: [stored('card', { id: 'token-1' })],
    expected: {
      returns: {
        body: '<?xml version="1.0"?><order><id>A-10017</id><token>token-1</token></order>',
        headers,
      },
    },
    sends: [storesCard],
  },
];

const partner = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = partner.publicKey.export({ type: 'spki', format: 'pem' }) as string;
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Cases are written when the file loads, and run after all that's installed for them: minutes later in CI. */
const HOUR = 3600;

/** A token of the partner, which expires after some seconds. */
function partnerToken(seconds: number, { privateKey } = partner): string {
  const content = `${encoded({ alg: 'RS256' })}.${encoded({ exp: Math.floor(Date.now() / 1000) + seconds })}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** What a stranger makes who knows the public key and uses it as a secret. */
function confusedToken(): string {
  const content = `${encoded({ alg: 'HS256' })}.${encoded({ exp: 4_000_000_000 })}`;
  return `${content}.${createHmac('sha256', publicPem).update(content).digest('base64url')}`;
}

const INVALID = 'The token of the caller is not valid';
const callers: readonly Case[] = [
  ...['Authorization', 'authorization'].map((name): Case => ({
    sample: 'inbound-caller-jwt',
    when: `the token of the partner is in ${name}`,
    application: true,
    configuration: { PARTNER_PUBLIC_KEY: publicPem },
    input: { body: order, headers: { ...headers, [name]: `Bearer ${partnerToken(HOUR)}` } },
    answers: [stored('card')],
    expected: { returns: { body: received, headers } },
    sends: [storesCard],
  })),
  ...(
    [
      ['has expired', partnerToken(-60), 'The token of the caller has expired'],
      ['is of a stranger', partnerToken(HOUR, stranger), INVALID],
      ['is signed with the public key', confusedToken(), INVALID],
      ['is not signed', `${encoded({ alg: 'none' })}.${encoded({ exp: 4_000_000_000 })}.`, INVALID],
      ['is no token', 'secret', INVALID],
      ['is missing', undefined, INVALID],
    ] as const
  ).map(([when, token, error]): Case => ({
    sample: 'inbound-caller-jwt',
    when: `the token of the caller ${when}`,
    application: true,
    configuration: { PARTNER_PUBLIC_KEY: publicPem },
    input: { body: order, headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } },
    expected: proxyProblem(401, 'Authentication Failed', error),
    sends: [],
  })),
  {
    sample: 'inbound-caller-jwt',
    when: 'the order of the partner has no number',
    application: true,
    configuration: { PARTNER_PUBLIC_KEY: publicPem },
    input: {
      body: { ...order, payment_method: {} },
      headers: { Authorization: `Bearer ${partnerToken(HOUR)}` },
    },
    expected: { proxyError: { status: 400, body: noNumber } },
    sends: [],
  },
  {
    sample: 'inbound-caller-jwt',
    when: 'the platform does not accept the card of the partner',
    application: true,
    configuration: { PARTNER_PUBLIC_KEY: publicPem },
    input: { body: order, headers: { Authorization: `Bearer ${partnerToken(HOUR)}` } },
    answers: [REFUSED],
    expected: proxyProblem(400, 'Bad Request', 'The card is not valid'),
    sends: [storesCard],
  },
];

const USER_PAGE = 'blueprints/personal-information/query-user-data-from-api';
const user = { name: 'Ada Byron', ssn: '8c0c1b8e-3d0f-4c3b-9a5a-7a1a2a0f6d35' };
const readsToken = { method: 'GET', url: `${provider.hosts.test}/tokens/${user.ssn}` };
const storedNumber = (step('query-user-data', 'storeNumber').body as { data: string }).data;

const users: readonly Case[] = [
  {
    sample: 'query-user-transform',
    when: 'the answer has the id of a token',
    application: true,
    input: { body: { json: user, url: 'https://echo.basistheory.com/anything' }, headers },
    answers: [json(200, { id: user.ssn, type: 'social_security_number', data: storedNumber })],
    expected: { returns: { body: pageJson(USER_PAGE, 'Response of the proxy'), headers } },
    sends: [readsToken],
  },
  ...[404, 403].map((status): Case => ({
    sample: 'query-user-transform',
    when: `the platform answers ${status}`,
    application: true,
    input: { body: { json: user }, headers },
    answers: [json(status, { status })],
    expected: { proxyError: { status: 400, body: pageJson(USER_PAGE, 'Status 400') } },
    sends: [readsToken],
  })),
  {
    sample: 'query-user-transform',
    when: 'the answer has no such field',
    application: true,
    input: { body: { json: { name: 'Ada Byron' } }, headers },
    expected: { returns: { body: { json: { name: 'Ada Byron' } }, headers } },
    sends: [],
  },
  {
    sample: 'query-user-transform',
    when: 'the answer is no JSON',
    application: true,
    input: { body: JSON.stringify(user), headers },
    expected: { returns: { body: JSON.stringify(user), headers } },
    sends: [],
  },
  {
    sample: 'query-user-transform',
    when: 'the answer is null',
    application: true,
    input: { body: null, headers },
    expected: { proxyError: { status: 500, body: expect.anything() as Json } },
    sends: [],
  },
];

const ISSUER_KEY = (
  step('reveal-data-from-third-party', 'createProxy').body as {
    configuration: { ISSUER_KEY: string };
  }
).configuration;

const issuerLookup: readonly Case[] = [
  ...['', '/', undefined].map((path): Case => ({
    sample: 'share-issuer-transform',
    when: `the path is ${JSON.stringify(path)}`,
    configuration: ISSUER_KEY,
    input: { body: {}, headers, method: 'GET', path, query: '' },
    expected: {
      returns: { body: {}, headers: { ...headers, Authorization: `Bearer ${ISSUER_KEY.ISSUER_KEY}` } },
    },
  })),
  ...[
    { path: '/other', query: '' },
    { path: '', query: '?card=other' },
  ].map((address): Case => ({
    sample: 'share-issuer-transform',
    when: `the address is ${JSON.stringify(address)}`,
    configuration: ISSUER_KEY,
    input: { body: {}, headers, method: 'GET', ...address },
    expected: proxyProblem(403, 'Forbidden', 'This proxy has one address.'),
  })),
];

export const INBOUND: readonly Case[] = [
  ...ssn,
  ...jsonOrders,
  ...otherContent,
  ...callers,
  ...users,
  ...issuerLookup,
];
