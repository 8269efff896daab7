import { expect } from 'vitest';
import type { ProjectScenario } from '../scenario.ts';
import { TYPED_CARD } from '../typed-card.ts';

export const DISPLAY_CARD: ProjectScenario = {
  values: { PUBLIC_API_KEY: 'key-of-the-page', PRIVATE_API_KEY: 'key-of-the-server', TOKEN_ID: 'token-1' },
  answersPage: ({ path }) =>
    path === '/sessions'
      ? {
          status: 200,
          body: { session_key: 'key-of-the-session', nonce: 'nonce-1', expires_at: '2039-12-31T00:00:00Z' },
        }
      : { status: 200, body: { id: 'token-1', type: 'card', data: TYPED_CARD } },
  answersServer: () => ({ status: 200 }),
  use: async (page) => {
    await page.getByRole('button', { name: 'Show the card' }).click();
    const number = page.getByLabel('Card number', { exact: true });
    await expect.poll(() => number.inputValue()).toBe('4242 4242 4242 4242');
    expect(await page.getByLabel('Security code', { exact: true }).inputValue()).toBe('123');
  },
  pageSends: [
    { call: 'POST /sessions', apiKey: 'key-of-the-page' },
    { call: 'GET /tokens/token-1', apiKey: 'key-of-the-session' },
  ],
  serverSends: [
    {
      call: 'POST /sessions/authorize',
      apiKey: 'key-of-the-server',
      body: {
        nonce: 'nonce-1',
        rules: [
          {
            description: 'Reveal one card to its holder',
            priority: 1,
            conditions: [{ attribute: 'id', operator: 'equals', value: 'token-1' }],
            permissions: ['token:read'],
            transform: 'reveal',
          },
        ],
      },
    },
  ],
};
