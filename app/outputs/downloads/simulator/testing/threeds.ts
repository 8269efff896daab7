import type { OperationCalls } from './operation-calls.ts';

const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const TEXT = 'f6b0e6c4-6589-459d-a2a9-cde57cfb0bd8';
const INTENT = 'cd2299b7-2d41-469c-8433-ff9920f122ec';
const SESSION = 'd27f6b18-5c3e-4a90-8e41-6f0b2d9c7a35';
const CHALLENGED = 'cc51fad6-6d43-4903-be17-1a9088a89960';

/** What a browser sends of itself. */
export const BROWSER = {
  browser_javascript_enabled: true,
  browser_java_enabled: false,
  browser_language: 'en-US',
  browser_color_depth: '24',
  browser_screen_height: '1080',
  browser_screen_width: '1920',
  browser_tz: '-60',
  browser_user_agent: 'Mozilla/5.0',
};

const customer = { token_id: CARD, device: 'browser', device_info: BROWSER };
const payment = {
  authentication_category: 'payment',
  authentication_type: 'payment-transaction',
  purchase_info: {
    amount: '80000',
    currency: '826',
    exponent: '2',
    date: '20261122093000',
    transaction_type: 'purchase',
  },
  merchant_info: {
    mid: '9876543210001',
    acquirer_bin: '000000999',
    name: 'Example Store',
    url: 'https://store.example.com',
    category_code: '5999',
    country_code: '826',
  },
  cardholder_info: { name: 'Ada Byron', email: 'ada@example.com' },
};

const CREATE = 'threeds.sessions.create';

export const calls: OperationCalls = {
  successes: {
    [CREATE]: { url: '/3ds/sessions', body: customer },
    'threeds.sessions.get': { url: `/3ds/sessions/${CHALLENGED}` },
    'threeds.sessions.authenticate': { url: `/3ds/sessions/${SESSION}/authenticate`, body: payment },
    'threeds.sessions.getChallengeResult': { url: `/3ds/sessions/${CHALLENGED}/challenge-result` },
  },
  failures: [
    [CREATE, 400, { body: { type: 'merchant' } }],
    [CREATE, 400, { body: { type: 'merchant', token_id: CARD, token_intent_id: INTENT } }],
    [CREATE, 400, { body: { type: 'merchant', token_id: 'nothing' } }],
    [CREATE, 400, { body: { type: 'merchant', token_id: INTENT } }],
    [CREATE, 400, { body: { type: 'merchant', token_id: TEXT } }],
    [CREATE, 400, { body: { ...customer, type: 'guest' } }],
    [CREATE, 400, { body: { ...customer, device: undefined } }],
    [CREATE, 400, { body: { ...customer, device: 'watch' } }],
    [CREATE, 400, { body: { ...customer, device: 'app' } }],
    [CREATE, 400, { body: { ...customer, device_info: undefined } }],
    [CREATE, 400, { body: { ...customer, device_info: { ...BROWSER, browser_tz: -60 } } }],
    [CREATE, 400, { body: { ...customer, web_challenge_mode: 'popup' } }],
    [CREATE, 400, { body: { ...customer, metadata: { order: 1 } } }],
    [CREATE, 400, { body: { ...customer, callback_urls: { success: 'https://store.example.com' } } }],
    [
      CREATE,
      400,
      { body: { ...customer, authentication_request: { ...payment, purchase_info: undefined } } },
    ],
    ['threeds.sessions.get', 404, { url: '/3ds/sessions/nothing' }],
    ['threeds.sessions.authenticate', 404, { url: '/3ds/sessions/nothing/authenticate' }],
    ['threeds.sessions.getChallengeResult', 404, { url: '/3ds/sessions/nothing/challenge-result' }],
  ],
  neverGiven: {
    'threeds.sessions.create 424': 'No test card makes the creation of a session fail.',
    'threeds.sessions.getChallengeResult 424': 'No test card makes a server fail after a challenge.',
  },
};
