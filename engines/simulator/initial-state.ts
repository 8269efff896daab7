/** What is in the vault when the double starts: what samples refer to by its ID. */
import { initialUpdaterJobs, UPDATED_CARD, UPDATED_TOKEN } from './account-updater/initial';
import { SAMPLES_APPLICATION } from './applications/access';
import { initialApplications } from './applications/initial-applications';
import { initialNetworkTokens } from './network-tokens/initial';
import { fingerprintOf } from './tokens/fingerprint';
import { REACTORS } from './reactors/fixed-reactors';
import { FIRST_REACTORS } from './reactors/stored-reactors';
import { respondWith } from './problems';
import { NEW_TENANT } from './tenant/tenant-settings';
import { threeDsSeeds } from './threeds/seeds';
import { TOKEN_TYPES } from './tokens/token-types';
import type { PlatformState, StoredIntent, StoredProxy, StoredToken, StoredWebhook } from './types';
import { initialWallets } from './wallets/initial-wallets';

const START = Date.parse('2026-11-02T09:30:00Z');
const FOREVER = Date.parse('9999-12-31T23:59:59Z');

const CARD = { number: '4242424242424242', expiration_month: 12, expiration_year: 2029 };

function token(
  id: string,
  type: string,
  rest: Pick<StoredToken, 'data'> & Partial<StoredToken>,
): StoredToken {
  const { container = '/', mask } = TOKEN_TYPES.get(type) ?? {};
  return {
    id,
    type,
    container,
    mask,
    indexed: [],
    createdBy: SAMPLES_APPLICATION,
    createdAt: START,
    ...rest,
  };
}

function intent(id: string, number = CARD.number): StoredIntent {
  return {
    id,
    type: 'card',
    data: { ...CARD, number, cvc: '123' },
    fingerprint: fingerprintOf('card', number),
    createdBy: SAMPLES_APPLICATION,
    createdAt: START,
    expiresAt: FOREVER,
  };
}

const TOKENS_OF_SAMPLES: readonly StoredToken[] = [
  token('30973af6-93f0-4d2e-b4b3-15a136a33945', 'card', { data: CARD, metadata: { order_id: 'A-10017' } }),
  token('8c0c1b8e-3d0f-4c3b-9a5a-7a1a2a0f6d35', 'social_security_number', {
    data: '219-09-9999',
    searchIndexes: TOKEN_TYPES.get('social_security_number')?.searchIndexes,
    indexed: ['219-09-9999', '219099999', '9999'],
  }),
  token('93a7fcff-1c89-4b15-932b-ae4c59d01049', 'bank', {
    data: { routing_number: '021000021', account_number: '00001' },
  }),
  token('403d4597-041c-40eb-8227-945667d17780', 'us_bank_account_number', { data: '00001' }),
  // What Stripe stores as a backup has the ID of its payment method.
  token('pm_example', 'card', { data: CARD }),
  token('f6b0e6c4-6589-459d-a2a9-cde57cfb0bd8', 'token', { data: 'grace@example.com' }),
  token(UPDATED_TOKEN, 'card', { data: UPDATED_CARD }),
];

/** An asynchronous run that has ended. */
const RUN = '6b1a2b74-1b6c-4bb4-b43e-d1435793740e';

const CREATOR = '6cc6063a-fa75-41fb-890b-4184184747f8';

const PROXY: StoredProxy = {
  id: '7b323a86-ddb4-4bd5-a838-7d664d97a824',
  key: 'e29a50980ca5',
  name: 'Payment processor',
  destinationUrl: 'https://echo.basistheory.com/anything',
  requireAuth: true,
  requestTransforms: [],
  responseTransforms: [],
  configuration: {},
  disableDetokenization: false,
  createdBy: CREATOR,
  createdAt: START,
};

const WEBHOOK: StoredWebhook = {
  id: 'c6ef33bf-1345-4552-860d-67f7ce5f4d62',
  status: 'enabled',
  name: 'Token events',
  url: 'https://store.example.com/webhooks',
  notifyEmail: 'ops@example.com',
  events: ['token.created', 'token.deleted'],
  createdBy: CREATOR,
  createdAt: START,
};

interface Start {
  readonly limitsRates: boolean;
  readonly threeDsCard: string | undefined;
  readonly webhookEvents: readonly string[];
}

/** States by what they start with. A build asks hundreds of times, and hashing all cards takes a while. */
const made = new Map<string, PlatformState>();

/**
 * The state of a simulator that has just started. Each caller has a copy of its own.
 *
 * @param options.limitsRates whether requests above the rate limits of a test tenant get `429`
 * @param options.threeDsCard the number of a 3DS test card for everything that 3DS guides start from
 * @param options.webhookEvents what the webhook subscribes to, e.g. `token.read`
 */
export function initialState({
  limitsRates = true,
  threeDsCard,
  webhookEvents = WEBHOOK.events,
}: {
  readonly limitsRates?: boolean;
  readonly threeDsCard?: string | undefined;
  readonly webhookEvents?: readonly string[];
} = {}): PlatformState {
  const key = JSON.stringify([limitsRates, threeDsCard ?? null, webhookEvents]);
  const state = made.get(key) ?? makeState({ limitsRates, threeDsCard, webhookEvents });
  made.set(key, state);
  return structuredClone(state);
}

function makeState({ limitsRates, threeDsCard, webhookEvents }: Start): PlatformState {
  const threeDs = threeDsSeeds(START, FOREVER, threeDsCard);
  const intents = [
    intent('cd2299b7-2d41-469c-8433-ff9920f122ec'),
    ...threeDs.intents.map(([id, number]) => intent(id, number)),
  ];
  const tokens = [
    ...TOKENS_OF_SAMPLES,
    ...threeDs.tokens.map(([id, number]) => token(id, 'card', { data: { ...CARD, number } })),
  ];
  const nonce = 'pDAjbM7dKpTVXGmkzpMX4k';
  return {
    tokens: new Map(tokens.map((one) => [one.id, one])),
    intents: new Map(intents.map((one) => [one.id, one])),
    applications: new Map(initialApplications(START).map((one) => [one.id, one])),
    sessions: new Map([
      [
        nonce,
        {
          id: '1cbb96fe-7a57-4d04-8f0b-3b63d9a1f4ce',
          key: 'key_test_session_example',
          nonce,
          createdBy: SAMPLES_APPLICATION,
          createdAt: START,
          expiresAt: FOREVER,
        },
      ],
    ]),
    ...initialWallets(START),
    replays: new Map(),
    charges: [],
    paymentMethods: [],
    issuedCards: 0,
    logs: [],
    tenant: NEW_TENANT,
    received: [],
    limitsRates,
    rates: new Map(),
    reactors: FIRST_REACTORS,
    runs: new Map([
      [RUN, { reactorId: REACTORS[0]?.id ?? '', response: respondWith(200, { raw: { last4: '4242' } }) }],
    ]),
    proxies: new Map([[PROXY.id, PROXY]]),
    threeds: threeDs.sessions,
    webhooks: new Map([[WEBHOOK.id, { ...WEBHOOK, events: webhookEvents }]]),
    deliveries: [],
    networkTokens: initialNetworkTokens(START),
    updaterJobs: initialUpdaterJobs(START),
    clockOffset: 0,
  };
}
