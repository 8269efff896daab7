import { json } from '../../support/scripted-answers.ts';
import type { ProjectScenario } from '../scenario.ts';
import { TYPED_CARD, typeCard } from '../typed-card.ts';

export const COLLECT_CARDS: ProjectScenario = {
  values: { PUBLIC_API_KEY: 'key-of-the-page', PRIVATE_API_KEY: 'key-of-the-server' },
  answersPage: () => ({ status: 201, body: { id: 'token-1', type: 'card', tenant_id: 'tenant-1' } }),
  answersServer: () => json(200, { id: 'token-1', type: 'card', card: { brand: 'visa', last4: '4242' } }),
  use: async (page) => {
    await typeCard(page);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Saved as token token-1').waitFor();
  },
  pageSends: [{ call: 'POST /tokens', apiKey: 'key-of-the-page', body: { type: 'card', data: TYPED_CARD } }],
  serverSends: [{ call: 'GET /tokens/token-1', apiKey: 'key-of-the-server' }],
};
