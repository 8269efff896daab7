import type { OperationCalls } from './operation-calls.ts';

const URL = '/network-tokens/44dec08f-cf57-4769-be17-0c25d23c0a87';
const NOTHING = '/network-tokens/nothing';
const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const data = { number: '4000000000000002', expiration_month: 12, expiration_year: 2029 };
const ALWAYS_THERE = 'Everything that it needs is always available.';

export const calls: OperationCalls = {
  successes: {
    'networkTokens.create': { url: '/network-tokens', body: { token_id: CARD } },
    'networkTokens.get': { url: URL },
    'networkTokens.delete': { url: URL },
    'networkTokens.cryptogram': { url: `${URL}/cryptogram` },
    'networkTokens.suspend': { url: `${URL}/suspend` },
    'networkTokens.resume': { url: `${URL}/resume`, after: 'networkTokens.suspend' },
  },
  failures: [
    ['networkTokens.create', 400, { body: {} }],
    ['networkTokens.create', 400, { body: '[]' }],
    ['networkTokens.create', 400, { body: { token_id: CARD, data } }],
    ['networkTokens.create', 400, { body: { token_id: 'nothing' } }],
    ['networkTokens.create', 400, { body: { token_intent_id: CARD } }],
    ['networkTokens.create', 400, { body: { token_id: 'f6b0e6c4-6589-459d-a2a9-cde57cfb0bd8' } }],
    ['networkTokens.create', 400, { body: { token_id: CARD, expiration_year: '2029' } }],
    ['networkTokens.create', 400, { body: { data: { ...data, number: '4000000000000003' } } }],
    ['networkTokens.create', 422, { body: { data: { number: data.number } } }],
    ['networkTokens.create', 422, { body: { data: { ...data, number: '4929544240318920' } } }],
    ['networkTokens.create', 422, { body: { data: { ...data, number: '4242424242424242428' } } }],
    ['networkTokens.get', 404, { url: NOTHING }],
    ['networkTokens.get', 404, { url: `/network-tokens/${CARD}` }],
    ['networkTokens.delete', 404, { url: NOTHING }],
    ['networkTokens.cryptogram', 400, { after: 'networkTokens.suspend' }],
    ['networkTokens.cryptogram', 404, { url: `${NOTHING}/cryptogram` }],
    ['networkTokens.suspend', 404, { url: `${NOTHING}/suspend` }],
    ['networkTokens.suspend', 409, { after: 'networkTokens.suspend' }],
    ['networkTokens.resume', 404, { url: `${NOTHING}/resume` }],
    ['networkTokens.resume', 409, { after: undefined }],
  ],
  neverGiven: {
    'networkTokens.create 500': ALWAYS_THERE,
    'networkTokens.get 500': ALWAYS_THERE,
    'networkTokens.delete 500': ALWAYS_THERE,
    'networkTokens.cryptogram 500': ALWAYS_THERE,
    'networkTokens.suspend 503': ALWAYS_THERE,
    'networkTokens.resume 503': ALWAYS_THERE,
  },
};
