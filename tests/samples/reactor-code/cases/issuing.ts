/** The transforms of the guides that issue cards. */
import type { Json } from '../../../../engines/json/index.ts';
import { constants, createHmac, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect } from 'vitest';
import { pageJson, stepAnswer } from '../documented.ts';
import { CARD, proxyProblem, REFUSED, stored, stores, type Case, type Sent } from './case.ts';

const headers = { 'content-type': 'application/json' };

const issued = stepAnswer('issue-card', 'issueCard').body as {
  token: { id: string; metadata: { issuer_card_id: string } };
};
const { token: issuedToken, ...issuerFields } = issued;
const issuerId = issuedToken.metadata.issuer_card_id;

/** The request that stores an issued card, so that a second answer of the issuer leads to the same token. */
const storesIssued = (id: string | undefined): Sent =>
  stores({
    type: 'card',
    data: CARD,
    ...(id === undefined ? {} : { metadata: { issuer_card_id: id } }),
    fingerprint_expression: '{{ data.number }}',
    deduplicate_token: true,
  });

const metadata = { issuer_card_id: issuerId };
const issuedAnswer = {
  ...issuerFields,
  token: issuerId,
  pan: CARD.number,
  cvv: CARD.cvc,
  exp_month: '12',
  exp_year: '2029',
};

const issueCard: readonly Case[] = [
  {
    sample: 'issue-card-transform',
    when: 'the issuer has issued a card, and repeats its number in a field that the transform does not know',
    application: true,
    input: { body: { ...issuedAnswer, track_data: CARD.number }, headers },
    answers: [stored('card', { id: issuedToken.id, metadata })],
    // The page shows a part of the token.
    expected: {
      returns: {
        body: { ...issuerFields, token: expect.objectContaining(issuedToken) as object },
        headers,
      },
    },
    sends: [storesIssued(issuerId)],
  },
  {
    sample: 'issue-card-transform',
    when: 'no application is bound',
    input: { body: issuedAnswer, headers },
    expected: { proxyError: { status: 500, body: expect.anything() as Json } },
    sends: [],
  },
  {
    sample: 'issue-card-transform',
    when: 'the platform does not accept the card',
    application: true,
    input: { body: issuedAnswer, headers },
    answers: [REFUSED],
    expected: { proxyError: { status: 500, body: expect.anything() as Json } },
    sends: [storesIssued(issuerId)],
  },
];

/** Responses of issuers, invented, with the fields that their transform reads and one that it doesn't know. */
const ISSUERS: Readonly<Record<string, { answer: object; id?: string }>> = {
  marqeta: {
    answer: { token: 'card-1', pan: CARD.number, expiration: '1229', cvv_number: CARD.cvc, state: 'ACTIVE' },
    id: 'card-1',
  },
  stripe: {
    answer: {
      id: 'ic_1',
      number: CARD.number,
      exp_month: 12,
      exp_year: 2029,
      cvc: CARD.cvc,
      status: 'active',
    },
    id: 'ic_1',
  },
  galileo: {
    answer: {
      response_data: [
        { card_id: 17, card_number: CARD.number, expiry_date: '2029-12-31', card_security_code: CARD.cvc },
      ],
      status_code: 0,
    },
    id: '17',
  },
  treasuryPrime: {
    answer: { id: 'card_1', pan: CARD.number, expiration: '1229', cvv: CARD.cvc, status: 'active' },
    id: 'card_1',
  },
  adyen: {
    answer: { pan: CARD.number, expiration: { month: '12', year: '2029' }, cvc: CARD.cvc },
  },
};

const readIssuers: readonly Case[] = [
  ...Object.entries(ISSUERS).map(([issuer, { answer, id }]): Case => ({
    sample: 'issue-card-read',
    when: `the issuer is ${issuer}`,
    application: true,
    configuration: { ISSUER: issuer },
    input: { body: answer, headers },
    answers: [stored('card')],
    expected: {
      returns: { body: { token: expect.objectContaining({ type: 'card' }) as object }, headers },
    },
    sends: [storesIssued(id)],
  })),
  {
    sample: 'issue-card-read',
    when: 'the configuration names no issuer that it knows',
    application: true,
    configuration: { ISSUER: 'other' },
    input: { body: issuedAnswer, headers },
    expected: { proxyError: { status: 500, body: expect.anything() as Json } },
    sends: [],
  },
];

const SECRET = '3b1f0f3e5d5e4f06b1a2f6f5d7f0b8a1';
const ISSUER_API_KEY = 'issuer-sandbox-key';
/** The grant that the server of the guide gives out, see samples/set-pin-server. */
const grantOf = (card: string, expires: number, secret = SECRET): string =>
  createHmac('sha256', secret).update(`${card}.${expires}`).digest('hex');
/** Far enough ahead for a machine that takes minutes to install what the cases run in. */
const soon = Date.now() + 3_600_000;
const past = Date.now() - 60_000;
const notGranted = proxyProblem(403, 'Forbidden', 'The grant does not allow this request.');

const issuerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pinConfiguration = {
  GRANT_SECRET: SECRET,
  LITHIC_API_KEY: ISSUER_API_KEY,
  LITHIC_PUB_KEY: Buffer.from(
    issuerKeys.publicKey.export({ type: 'spki', format: 'pem' }) as string,
  ).toString('base64'),
};

/** What the issuer reads from the block. */
function decrypted(block: string): unknown {
  const { privateKey } = issuerKeys;
  const options = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' };
  return JSON.parse(privateDecrypt(options, Buffer.from(block, 'base64')).toString());
}

const pinCall = {
  method: 'PATCH',
  path: `/${issuerId}`,
  query: '',
  headers,
  body: { pin: '4071', expires: soon, grant: grantOf(issuerId, soon) },
};

const setPin: readonly Case[] = [
  ...[pinCall, { ...pinCall, path: issuerId }].map((input): Case => ({
    sample: 'set-pin-transform',
    when: `the grant allows ${input.path}`,
    configuration: pinConfiguration,
    input,
    expected: {
      returns: {
        body: { pin: expect.any(String) as string },
        headers: { ...headers, Authorization: ISSUER_API_KEY },
      },
    },
    also: ({ returned }) => {
      const { body } = returned as { body: { pin: string } };
      expect(Object.keys(body)).toEqual(['pin']);
      expect(decrypted(body.pin)).toEqual({ nonce: expect.any(Number) as number, pin: '4071' });
    },
  })),
  ...(
    [
      ['is for another card', { ...pinCall, path: '/other-card' }],
      ['has expired', { ...pinCall, body: { pin: '4071', expires: past, grant: grantOf(issuerId, past) } }],
      ['was extended', { ...pinCall, body: { ...pinCall.body, expires: soon + 1000 } }],
      [
        'is signed with another secret',
        { ...pinCall, body: { ...pinCall.body, grant: grantOf(issuerId, soon, 'guess') } },
      ],
      ['is missing', { ...pinCall, body: { pin: '4071' } }],
      ['comes with another method', { ...pinCall, method: 'GET' }],
      ['is for a card whose address goes on', { ...pinCall, path: `/${issuerId}/freeze` }],
    ] as const
  ).map(([when, input]): Case => ({
    sample: 'set-pin-transform',
    when: `the grant ${when}`,
    configuration: pinConfiguration,
    input,
    expected: notGranted,
  })),
  {
    sample: 'set-pin-response',
    when: 'the issuer has set the PIN',
    input: { body: { token: issuerId, state: 'OPEN', last_four: '4242' }, headers },
    expected: {
      returns: { body: pageJson('card-issuing/set-card-pin', 'Response from the proxy'), headers },
    },
  },
];

const codeConfiguration = { GRANT_SECRET: SECRET, LITHIC_API_KEY: ISSUER_API_KEY };
const grantHeaders = { 'X-Grant': grantOf(issuerId, soon), 'X-Grant-Expires': String(soon) };
const codeCall = {
  method: 'GET',
  path: `/${issuerId}`,
  query: '',
  body: '',
  headers: { ...headers, ...grantHeaders },
};
const lowerCase = Object.fromEntries(
  Object.entries(grantHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

const revealCode: readonly Case[] = [
  ...[codeCall, { ...codeCall, headers: { ...headers, ...lowerCase } }].map((input): Case => ({
    sample: 'reveal-issuer-code-transform',
    when: `the grant is in ${Object.keys(input.headers).join(', ')}`,
    configuration: codeConfiguration,
    input,
    expected: { returns: { body: '', headers: { ...headers, Authorization: ISSUER_API_KEY } } },
    also: ({ returned }) => {
      expect(JSON.stringify(returned).toLowerCase()).not.toContain('x-grant');
    },
  })),
  ...(
    [
      ['is for another card', { ...codeCall, path: '/other-card' }],
      [
        'has expired',
        {
          ...codeCall,
          headers: { 'X-Grant': grantOf(issuerId, past), 'X-Grant-Expires': String(past) },
        },
      ],
      ['is missing', { ...codeCall, headers }],
      ['comes with another method', { ...codeCall, method: 'PATCH' }],
    ] as const
  ).map(([when, input]): Case => ({
    sample: 'reveal-issuer-code-transform',
    when: `the grant ${when}`,
    configuration: codeConfiguration,
    input,
    expected: notGranted,
  })),
  {
    sample: 'reveal-issuer-code-response',
    when: 'the issuer has answered with the card',
    input: { body: { token: issuerId, pan: CARD.number, cvv: CARD.cvc, state: 'OPEN' }, headers },
    expected: { returns: { body: { cvv: CARD.cvc }, headers } },
  },
];

export const ISSUING: readonly Case[] = [...issueCard, ...readIssuers, ...setPin, ...revealCode];
