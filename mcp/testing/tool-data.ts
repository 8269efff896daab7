/** What the tools of a small site know. */
import type { ToolData } from '../../engines/tool-data/index.ts';

const CHARGE = {
  headers: {
    'BT-API-KEY': '<API_KEY>',
    'BT-PROXY-URL': 'https://checkout-test.adyen.com/v71/payments',
    'X-API-Key': '<ADYEN_API_KEY>',
    'Idempotency-Key': '<ATTEMPT_ID>',
    'Content-Type': 'application/json',
  },
  body: {
    amount: { value: 1000, currency: 'USD' },
    reference: 'A-1',
    merchantAccount: 'Shop',
    paymentMethod: {
      type: 'scheme',
      number: "{{ token: 30973af6-93f0-4d2e-b4b3-15a136a33945 | json: '$.data.number' }}",
      expiryMonth: "{{ token: 30973af6-93f0-4d2e-b4b3-15a136a33945 | json: '$.data' | card_exp: 'MM' }}",
      expiryYear: "{{ token: 30973af6-93f0-4d2e-b4b3-15a136a33945 | json: '$.data' | card_exp: 'YYYY' }}",
    },
  },
};

/** Two operations, two permissions, one error, one guide. */
export const TOOL_DATA: ToolData = {
  version: 1,
  permissions: {
    hosts: { test: 'https://api.test.example.com', production: 'https://api.example.com' },
    portal: 'https://portal.example.com',
    pages: [{ route: '/docs/tokens', title: 'Tokens' }],
    operations: [
      {
        ...{ id: 'tokens.create', method: 'POST', path: '/tokens', summary: 'Create a token', at: 0 },
        ...{ permissions: ['token:create'], types: ['public', 'private', 'session'], calls: [] },
      },
      {
        ...{ id: 'tokens.get', method: 'GET', path: '/tokens/{id}', summary: 'Get a token', at: 0 },
        ...{ permissions: ['token:read'], types: ['private', 'session'], calls: [] },
      },
    ],
    permissions: [
      { name: 'token:create', allows: 'Create tokens', types: ['public', 'private'] },
      { name: 'token:read', allows: 'Read tokens', types: ['private'] },
    ],
  },
  creation: [],
  errors: {
    errors: [
      {
        ...{ id: 'errors-404', name: '404 Not Found', origin: 'API', place: 'api' },
        signs: [{ kind: 'status', status: '404' }],
        lines: [{ label: 'What to do', text: 'Check the ID' }],
        page: { title: 'Errors', to: '/docs/errors#errors-404' },
      },
    ],
    charges: { rows: [], signs: [], page: { title: 'Charges', to: '/docs/guide' } },
    operations: [],
  },
  guides: {
    'charge-stored-card': {
      name: 'charge-stored-card',
      title: 'Charge a stored card',
      inputs: [],
      steps: [
        {
          ...{ id: 'charge', title: 'Charge the card', method: 'POST', path: '/proxy', query: {} },
          ...CHARGE,
          status: 200,
          conditions: [{ pointer: ['resultCode'], operator: '==', value: 'Authorised' }],
          outputs: [],
        },
      ],
    },
  },
  testCards: ['4242424242424242'],
};
