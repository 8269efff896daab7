/** What the programs about network tokens do with each refusal of a card, and with each event. */
import type { Scenario } from './scenarios.ts';
import { json } from './scripted-answers.ts';

const networkToken = (status: string) =>
  json(201, { id: 'network-token-1', status, token_id: '<TOKEN_ID>', _extras: { deduplicated: false } });
const refusal = (title: string, status = 422) => json(status, { title, status });

const provision = {
  node: 'const { payWith, networkTokenId, reason } = await provision("<TOKEN_ID>");\nconsole.log(payWith, networkTokenId ?? "-", reason);',
  python:
    'decision = provision("<TOKEN_ID>")\nprint(decision["pay_with"], decision["network_token_id"] or "-", decision["reason"])',
};

const PROVISIONED: readonly (readonly [when: string, answers: Scenario['answers'], says: RegExp])[] = [
  ['the card gets one', [networkToken('active')], /^network token network-token-1 active$/],
  ['it exists and is suspended', [networkToken('suspended')], /^card number network-token-1 suspended$/],
  ['the card is not eligible', [refusal('CARD_NOT_ELIGIBLE')], /^card number - CARD_NOT_ELIGIBLE$/],
  [
    'the number is longer than network tokens take',
    [refusal('CARD_NUMBER_LENGTH_INVALID', 400)],
    /^card number - CARD_NUMBER_LENGTH_INVALID$/,
  ],
  ['the issuer refuses', [refusal('CARD_DECLINED')], /^other card - CARD_DECLINED$/],
  [
    'the card is out of date',
    [refusal('PROVISION_DATA_EXPIRED')],
    /^new card data - PROVISION_DATA_EXPIRED$/,
  ],
  ['the token lacks data', [refusal('CARD_DATA_MISSING', 400)], /^new card data - CARD_DATA_MISSING$/],
  [
    'the check fails once',
    [refusal('CARD_ELIGIBILITY_ERROR'), networkToken('active')],
    /^network token network-token-1 active$/,
  ],
  [
    'the check fails twice',
    [refusal('CARD_ELIGIBILITY_ERROR'), refusal('CARD_ELIGIBILITY_ERROR')],
    /^card number - CARD_ELIGIBILITY_ERROR$/,
  ],
  ['a refusal is new', [refusal('A_LATER_REFUSAL')], /^card number - A_LATER_REFUSAL$/],
  ['the request is not valid', [refusal('One or more validation errors occurred.', 400)], /BadRequestError/],
  ['the key may not provision', [refusal('Forbidden', 403)], /ForbiddenError/],
];

/** Calls the handler of events with an event about the card on record, or about another one. */
function event(type: string, networkTokenId = '<NETWORK_TOKEN_ID>'): NonNullable<Scenario['then']> {
  const delivered = JSON.stringify({ type, data: { about: { id: networkTokenId }, actor: { id: 'app-1' } } });
  return {
    node: `console.log(await followNetworkToken(${delivered}));`,
    python: `print(follow_network_token(${delivered}))`,
  };
}

const current = (status: string) =>
  json(200, {
    id: '<NETWORK_TOKEN_ID>',
    status,
    card: { last4: '0002', expiration_month: 11, expiration_year: 2031 },
  });
const read = {
  method: 'GET',
  url: '/network-tokens/%3CNETWORK_TOKEN_ID%3E',
  headers: { 'bt-api-key': '<API_KEY>' },
};

const EVENTS: readonly Pick<Scenario, 'when' | 'then' | 'answers' | 'says'>[] = [
  {
    when: 'the network renewed the card',
    then: event('network-token.updated'),
    answers: [current('active')],
    says: /^active, 0002, 11\/2031$/,
  },
  {
    when: 'it was suspended',
    then: event('network-token.updated'),
    answers: [current('suspended')],
    says: /^suspended, 0002, 11\/2031$/,
  },
  {
    when: 'it is gone',
    then: event('network-token.updated'),
    answers: [json(404, { title: 'Not Found', status: 404 })],
    says: /^deleted$/,
  },
  {
    when: 'the platform refuses',
    then: event('network-token.updated'),
    answers: [json(403, { title: 'Forbidden', status: 403 })],
    says: /ForbiddenError/,
  },
  { when: 'it was deleted', then: event('network-token.deleted'), answers: [], says: /^deleted$/ },
  {
    when: 'a cryptogram was created',
    then: event('network-token.cryptogram.created'),
    answers: [],
    says: /^for the audit only$/,
  },
  {
    when: 'the card is of somebody else',
    then: event('network-token.updated', 'network-token-2'),
    answers: [],
    says: /^unknown card$/,
  },
  {
    when: 'an update arrives after the deletion',
    then: {
      node: `${event('network-token.deleted').node}\n${event('network-token.updated').node}`,
      python: `${event('network-token.deleted').python}\n${event('network-token.updated').python}`,
    },
    answers: [],
    says: /^deleted\ndeleted before$/,
  },
];

export const NETWORK_TOKEN_SCENARIOS: readonly Scenario[] = [
  ...PROVISIONED.map(([when, answers, says]): Scenario => ({
    sample: 'network-token-provision',
    when,
    then: provision,
    answers,
    requests: answers.length,
    says,
    sends: answers.map(() => ({
      method: 'POST',
      url: '/network-tokens',
      headers: { 'bt-api-key': '<API_KEY>' },
      body: { token_id: '<TOKEN_ID>' },
    })),
  })),
  ...EVENTS.map((scenario): Scenario => ({
    ...scenario,
    sample: 'network-token-events',
    requests: scenario.answers.length,
    sends: scenario.answers.map(() => read),
  })),
];
