import { APPROVAL_WITH_IDS, KEPT_IDS } from '../../support/network-ids.ts';
import { fromProcessor, json } from '../../support/scripted-answers.ts';
import type { ProjectScenario } from '../scenario.ts';
import { TYPED_CARD, typeCard } from '../typed-card.ts';

const apiKey = 'key-of-the-server';

export const COLLECT_AND_PROCESS_CARDS: ProjectScenario = {
  values: {
    PUBLIC_API_KEY: 'key-of-the-page',
    PRIVATE_API_KEY: apiKey,
    CHECKOUT_SECRET_KEY: 'key-of-the-processor',
    PROCESSING_CHANNEL_ID: 'channel-1',
  },
  answersPage: () => ({ status: 201, body: { id: 'intent-1', type: 'card' } }),
  answersServer: ({ url }) =>
    url === '/proxy' ? fromProcessor(201, APPROVAL_WITH_IDS) : json(201, { id: 'token-1', type: 'card' }),
  use: async (page) => {
    await typeCard(page);
    await page.getByLabel('Save this card for next time').check();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByText('Thank you. Your payment was approved.').waitFor();
  },
  pageSends: [
    { call: 'POST /token-intents', apiKey: 'key-of-the-page', body: { type: 'card', data: TYPED_CARD } },
  ],
  serverSends: [
    {
      call: 'POST /proxy',
      apiKey,
      body: {
        amount: 1250,
        currency: 'USD',
        reference: 'A-10017',
        processing_channel_id: 'channel-1',
        source: {
          type: 'card',
          number: "{{ token_intent: intent-1 | json: '$.data.number' }}",
          expiry_month: "{{ token_intent: intent-1 | json: '$.data' | card_exp: 'MM' | to_number }}",
          expiry_year: "{{ token_intent: intent-1 | json: '$.data' | card_exp: 'YYYY' | to_number }}",
          cvv: "{{ token_intent: intent-1 | json: '$.data.cvc' }}",
        },
      },
    },
    {
      call: 'POST /tokens',
      apiKey,
      body: { token_intent_id: 'intent-1', metadata: { customer_id: 'user-1', ...KEPT_IDS } },
    },
  ],
};
