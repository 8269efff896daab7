/** A page that the home page leads to. */
export interface Entry {
  readonly title: string;
  readonly to: string;
  readonly text: string;
}

export const homeTitle = 'Keep sensitive data out of your systems, and still use it';

export const homeLead =
  'Card numbers and other sensitive data stay in a vault. You store tokens and control who can read or send the data behind them.';

/** What search engines and assistants show of the home page. */
export const homeDescription =
  'Developer documentation. Collect, keep and use card numbers and other sensitive data without it touching your systems.';

/** The ways in. Their number and the SDKs' fills rows of four, two and one. */
const ways: readonly Entry[] = [
  {
    title: 'Get started',
    to: '/docs',
    text: 'Create a test tenant, get a key, and store your first token in ten minutes.',
  },
  {
    title: 'Card payments',
    to: '/docs/card-payments/replace-processor-iframes',
    text: 'Collect a card in your own checkout. The number never reaches your servers.',
  },
  {
    title: 'Any data',
    to: '/docs/concepts/what-are-tokens',
    text: 'Replace any sensitive value with a token that you can store, share, and search.',
  },
  {
    title: 'Send data to a third party',
    to: '/docs/api/proxies/invoke-ephemeral-proxies',
    text: 'Call a payment processor with the card behind a token, without seeing the card.',
  },
];

const sdks: readonly Entry[] = [
  {
    title: 'Node.js',
    to: '/docs/sdks/server-side/node',
    text: 'Call every API operation from TypeScript or JavaScript, with types.',
  },
  {
    title: 'Python, .NET, Go, Java',
    to: '/docs/sdks/server-side',
    text: 'All the server-side SDKs and how they compare.',
  },
  {
    title: 'Elements',
    to: '/docs/sdks/web/web-elements/components',
    text: 'Form fields that keep card data out of your web page.',
  },
  {
    title: 'All SDKs',
    to: '/docs/sdks',
    text: 'Server, web, and mobile packages on one page, with the key that each one needs.',
  },
];

/** What runs in the page. */
const tools: readonly Entry[] = [
  { title: 'API simulator', to: '/docs/tools/simulator', text: 'Send requests, and make a charge fail.' },
  {
    title: 'Expression playground',
    to: '/docs/tools/expressions',
    text: 'Write a mask or a request, and see each filter work.',
  },
  { title: 'Error finder', to: '/docs/tools/errors', text: 'Paste a response to see its cause and its fix.' },
  {
    title: 'Webhook signature',
    to: '/docs/tools/webhook-signature',
    text: "Verify a delivery, and see what's wrong with it.",
  },
  {
    title: 'Test data picker',
    to: '/docs/tools/test-data',
    text: 'Put the card for your test case into every sample.',
  },
  {
    title: 'Permission planner',
    to: '/docs/tools/permissions',
    text: 'Paste code to see the permissions it needs.',
  },
];

/** What a developer looks up again and again. */
const references: readonly Entry[] = [
  { title: 'Errors', to: '/docs/api/errors', text: 'What each status means, and what to do about it.' },
  { title: 'Test data', to: '/docs/api/testing', text: 'Test cards and accounts for every case.' },
  {
    title: 'Permissions',
    to: '/docs/api/applications/permissions',
    text: 'What each permission allows a key to do.',
  },
  { title: 'Tokens', to: '/docs/api/tokens', text: 'Create, read, update, search, and delete.' },
  { title: 'Webhooks', to: '/docs/api/webhooks', text: 'Receive events and verify their sender.' },
  {
    title: 'Idempotency',
    to: '/docs/api/idempotency',
    text: 'Retry a request without repeating its effect.',
  },
  { title: 'Rate limits and quotas', to: '/docs/api/rate-limits', text: 'Rates, sizes, and quotas.' },
  {
    title: 'IP addresses',
    to: '/docs/api/ip-addresses',
    text: 'The IP addresses to allow through your firewall.',
  },
  { title: 'Expressions', to: '/docs/expressions', text: 'Mask, format, and place data without reading it.' },
];

/** A section of the home page. */
export interface HomeSection {
  readonly id: string;
  readonly title: string;
  readonly form: 'cards' | 'list';
  readonly entries: readonly Entry[];
}

export const homeSections: readonly HomeSection[] = [
  { id: 'start', title: 'Start here', form: 'cards', entries: ways },
  { id: 'sdks', title: 'SDKs', form: 'cards', entries: sdks },
  { id: 'try', title: 'Try it here, without an account', form: 'list', entries: tools },
  { id: 'come-back-for', title: 'Look it up', form: 'list', entries: references },
];
