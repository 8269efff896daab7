import type { OperationCalls } from './operation-calls.ts';

const BANK = '93a7fcff-1c89-4b15-932b-ae4c59d01049';
const ACCOUNT_NUMBER = '403d4597-041c-40eb-8227-945667d17780';
const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';

export const calls: OperationCalls = {
  successes: {
    'enrichments.bankAccountVerify': {
      url: '/enrichments/bank-account-verify',
      body: { token_id: BANK, country_code: 'US' },
    },
  },
  failures: [
    ['enrichments.bankAccountVerify', 400, { body: {} }],
    ['enrichments.bankAccountVerify', 400, { body: { token_id: 'nothing' } }],
    ['enrichments.bankAccountVerify', 400, { body: { token_id: CARD } }],
    ['enrichments.bankAccountVerify', 400, { body: { token_id: ACCOUNT_NUMBER } }],
    ['enrichments.bankAccountVerify', 400, { body: { token_id: ACCOUNT_NUMBER, routing_number: '21' } }],
    ['enrichments.bankAccountVerify', 400, { body: { token_id: BANK, country_code: 'USA' } }],
  ],
  neverGiven: {},
};
