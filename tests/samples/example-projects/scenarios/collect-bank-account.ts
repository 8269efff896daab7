import { json } from '../../support/scripted-answers.ts';
import type { ProjectScenario } from '../scenario.ts';
import { typeInto } from '../typed-card.ts';

export const COLLECT_BANK_ACCOUNT: ProjectScenario = {
  values: { PUBLIC_API_KEY: 'key-of-the-page', PRIVATE_API_KEY: 'key-of-the-server' },
  answersPage: () => ({ status: 201, body: { id: 'token-1', type: 'bank', tenant_id: 'tenant-1' } }),
  answersServer: () => json(200, { id: 'token-1', type: 'bank', bank: { account_number_last4: '0001' } }),
  use: async (page) => {
    await typeInto(page, 'Routing number', '021000021');
    await typeInto(page, 'Account number', '00001');
    await page.getByRole('button', { name: 'Save bank account' }).click();
    await page.getByText('Saved as token token-1').waitFor();
  },
  pageSends: [
    {
      call: 'POST /tokens',
      apiKey: 'key-of-the-page',
      body: { type: 'bank', data: { routing_number: '021000021', account_number: '00001' } },
    },
  ],
  serverSends: [{ call: 'GET /tokens/token-1', apiKey: 'key-of-the-server' }],
};
