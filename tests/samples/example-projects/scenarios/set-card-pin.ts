import { expect } from 'vitest';
import type { ProjectScenario } from '../scenario.ts';
import { typeInto } from '../typed-card.ts';

/** The PIN, and what the server has signed. */
const GRANTED = {
  pin: '4711',
  expires: expect.any(Number) as number,
  grant: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
};

export const SET_CARD_PIN: ProjectScenario = {
  values: {
    PUBLIC_API_KEY: 'key-of-the-page',
    PRIVATE_API_KEY: 'key-of-the-server',
    PUBLIC_PROXY_KEY: 'key-of-the-proxy',
    GRANT_SECRET: 'a long random text',
    ISSUER_CARD_ID: 'issuer-card-1',
  },
  answersPage: ({ path }) =>
    path === '/sessions'
      ? {
          status: 200,
          body: { session_key: 'key-of-the-session', nonce: 'nonce-1', expires_at: '2039-12-31T00:00:00Z' },
        }
      : { status: 200, body: { pin_set: true } },
  answersServer: () => ({ status: 200 }),
  use: async (page) => {
    await typeInto(page, 'PIN, four digits', '4711');
    await page.getByRole('button', { name: 'Set the PIN' }).click();
    await page.getByText('The PIN is set.').waitFor();
  },
  pageSends: [
    { call: 'POST /sessions', apiKey: 'key-of-the-page' },
    { call: 'PATCH /proxy/issuer-card-1', apiKey: 'key-of-the-session', body: GRANTED },
  ],
  serverSends: [
    {
      call: 'POST /sessions/authorize',
      apiKey: 'key-of-the-server',
      body: { nonce: 'nonce-1', permissions: ['proxy:invoke'] },
    },
  ],
};
