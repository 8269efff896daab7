import type { OperationCalls } from './operation-calls.ts';

const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const INTENT = 'cd2299b7-2d41-469c-8433-ff9920f122ec';
const card = {
  type: 'card',
  data: { number: '4242424242424242', expiration_month: 12, expiration_year: 2029 },
};
const badCard = { type: 'card', data: { number: '4242424242424241' } };
const PUBLIC = 'key_test_us_pub_example';

export const calls: OperationCalls = {
  successes: {
    'tokens.create': { url: '/tokens', body: card },
    'tokens.get': { url: `/tokens/${CARD}` },
    'tokens.update': { url: `/tokens/${CARD}`, body: { metadata: { order_id: 'A-2' } } },
    'tokens.delete': { url: `/tokens/${CARD}` },
    'tokens.listV2': { url: '/v2/tokens?size=1' },
    'tokens.searchV2': { url: '/v2/tokens/search', body: { query: 'type:card' } },
    'tokens.tokenize': { url: '/tokenize', body: { name: 'Ada', card } },
    'tokens.detokenize': { url: '/detokenize', body: { card: `{{ ${CARD} }}` } },
    'tokenIntents.create': { url: '/token-intents', body: card },
    'tokenIntents.get': { url: `/token-intents/${INTENT}` },
    'tokenIntents.delete': { url: `/token-intents/${INTENT}` },
  },
  failures: [
    ['tokens.create', 400, { body: badCard }],
    ['tokens.create', 400, { body: { data: 1 } }],
    ['tokens.create', 400, { body: { ...card, id: 'a/b' } }],
    ['tokens.create', 400, { body: { ...card, containers: ['pci'] } }],
    ['tokens.create', 400, { body: { ...card, mask: '{{ data.number | no_such_filter }}' } }],
    ['tokens.create', 400, { body: { ...card, search_indexes: ['{{ data.cvc }}'] } }],
    ['tokens.create', 400, { body: { ...card, metadata: { count: 1 } } }],
    ['tokens.create', 400, { body: { ...card, expires_at: 'tomorrow' } }],
    ['tokens.create', 400, { body: { token_intent_id: 'nothing' } }],
    ['tokens.create', 400, { body: '{' }],
    ['tokens.create', 409, { body: { ...card, id: CARD } }],
    ['tokens.get', 404, { url: '/tokens/nothing' }],
    ['tokens.update', 400, { body: { type: 'token' } }],
    ['tokens.update', 404, { url: '/tokens/nothing' }],
    ['tokens.update', 415, { headers: { 'content-type': 'application/json' } }],
    ['tokens.delete', 404, { url: '/tokens/nothing' }],
    ['tokens.searchV2', 400, { body: { query: 'type:card AND data:4242' } }],
    ['tokens.searchV2', 400, { body: { query: 'type:card OR type:bank' } }],
    ['tokens.searchV2', 400, { body: { query: 'id:1' } }],
    ['tokens.searchV2', 400, { body: { query: 'type:card', size: 101 } }],
    ['tokens.tokenize', 400, { body: [card, badCard] }],
    ['tokens.tokenize', 400, { body: [1, 2, 3, 4, 5, 6] }],
    ['tokens.tokenize', 409, { body: [{ ...card, id: CARD }] }],
    ['tokens.detokenize', 400, { body: { card: '{{ nothing-has-this-id }}' } }],
    ['tokens.detokenize', 400, { body: Array.from({ length: 6 }, () => `{{ ${CARD} }}`) }],
    ['tokenIntents.create', 400, { body: badCard }],
    ['tokenIntents.get', 404, { url: '/token-intents/nothing' }],
    ['tokenIntents.delete', 404, { url: '/token-intents/nothing' }],
    ['tokens.detokenize', 403, { key: PUBLIC }],
    ['tokens.listV2', 403, { key: PUBLIC }],
  ],
  neverGiven: {
    'tokens.update 409': 'It returns 501 for deduplication on update.',
    'tokens.detokenize 409': 'Its requests run one after another, so none is still running.',
    'tokens.delete 400': 'The request has no body, and every path is a possible ID.',
    'tokenIntents.create 422': 'No source says which well-formed intents the platform rejects.',
  },
};
