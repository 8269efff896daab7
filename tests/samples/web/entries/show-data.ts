import { expect } from 'vitest';
import type { User, WebEntry } from '../entry.ts';
import { expectButton, expectField, NONCE, refusal, SESSION_KEY, TOKEN_ID } from '../steps.ts';

const SESSION = { call: 'POST /sessions' } as const;
const CARD_TOKEN = {
  status: 200,
  body: {
    id: TOKEN_ID,
    type: 'card',
    data: { number: '4242424242424242', expiration_month: 5, expiration_year: 2039, cvc: '123' },
  },
} as const;

const REVEAL = { call: 'POST /cards/<CARD_ID>/reveal', body: { nonce: NONCE } } as const;
const READ_CARD = { call: `GET /tokens/${TOKEN_ID}`, apiKey: SESSION_KEY } as const;
const REVEALED = {
  platformAnswers: { [READ_CARD.call]: [CARD_TOKEN] },
  platformReceives: [SESSION, READ_CARD],
} as const;

const seeCard = async (user: User): Promise<void> => {
  await expectField(user, 'Card number', '4242 4242 4242 4242');
  await expectField(user, 'Expiration date', '05/39');
  await expectField(user, 'Security code', '123');
};

const CARD_IN_PAGE = { html: 'display-card-markup', script: 'display-card' } as const;
const CARD_IN_REACT = {
  react: 'display-card',
  component: 'IssuedCard',
  props: { cardId: '<CARD_ID>' },
} as const;

const card: WebEntry = {
  pages: [CARD_IN_PAGE, CARD_IN_REACT],
  scenarios: [
    {
      when: 'the card is shown',
      do: async (user) => {
        await user.press('Show the card');
        await seeCard(user);
        expect(await user.page.getByLabel('Card number').getAttribute('readonly')).not.toBeNull();
      },
      ...REVEALED,
      serverAnswers: { [REVEAL.call]: [{ status: 200, body: { token_id: TOKEN_ID } }] },
      serverReceives: [REVEAL],
    },
    {
      when: 'its own server refuses at first',
      do: async (user) => {
        await user.press('Show the card');
        await user.see('The card cannot be shown now. Try again.');
        await user.press('Show the card');
        await seeCard(user);
      },
      platformAnswers: REVEALED.platformAnswers,
      platformReceives: [SESSION, ...REVEALED.platformReceives],
      serverAnswers: { [REVEAL.call]: [{ status: 403 }, { status: 200, body: { token_id: TOKEN_ID } }] },
      serverReceives: [REVEAL, REVEAL],
      logs: [/status of 403/, /The server answered 403/],
    },
  ],
};

const cardNotLoaded = (page: WebEntry['pages'][number], ...thrown: readonly RegExp[]): WebEntry => ({
  pages: [page],
  scenarios: [
    {
      when: "the platform's script is blocked",
      do: async (user) => {
        await user.see("The card can't be loaded. Reload the page.");
        const button = user.page.getByRole('button', { name: 'Show the card', exact: true });
        if ((await button.count()) > 0) expect(await button.isDisabled()).toBe(true);
      },
      double: { unreachable: true },
      platformReceives: [],
      serverReceives: [],
      logs: [/ERR_FAILED/, ...thrown],
    },
  ],
});

const withSession: WebEntry = {
  pages: [{ script: 'session-reveal', body: '<div id="card-number"></div>' }],
  scenarios: [
    {
      when: 'the page opens',
      do: (user) => expectField(user, 'Card number', '4242 4242 4242 4242'),
      platformAnswers: { 'GET /tokens/%3CTOKEN_ID%3E': [CARD_TOKEN] },
      platformReceives: [SESSION, { call: 'GET /tokens/<TOKEN_ID>', apiKey: SESSION_KEY }],
      serverReceives: [{ call: 'POST /authorize-session', body: { nonce: NONCE, token_id: '<TOKEN_ID>' } }],
    },
  ],
};

const AUTHORIZE = { call: 'POST /authorize-reveal', body: { nonce: NONCE, token_id: '<TOKEN_ID>' } } as const;
const READ_DOCUMENT = { call: 'GET /tokens/<TOKEN_ID>', apiKey: SESSION_KEY } as const;
const DOCUMENT = {
  'GET /tokens/%3CTOKEN_ID%3E': [
    { status: 200, body: { id: '<TOKEN_ID>', type: 'token', data: { document_number: 'X-123' } } },
  ],
} as const;

const ownToken: WebEntry = {
  pages: [
    {
      script: 'share-reveal-token',
      body: '<div id="document-number"></div><button id="show">Show the number</button>',
    },
    { react: 'share-reveal-token', component: 'DocumentNumber', props: { tokenId: '<TOKEN_ID>' } },
  ],
  scenarios: [
    {
      when: 'the number is shown',
      do: async (user) => {
        await user.page.getByLabel('Document number').waitFor();
        await user.press('Show the number');
        await expectField(user, 'Document number', 'X-123');
      },
      platformAnswers: DOCUMENT,
      platformReceives: [SESSION, READ_DOCUMENT],
      serverReceives: [AUTHORIZE],
    },
  ],
};

const PROXY_READ = {
  call: 'GET /proxy',
  apiKey: SESSION_KEY,
  headers: { 'BT-PROXY-KEY': '<PROXY_KEY>' },
} as const;
const LOOKUP = { call: 'POST /authorize-lookup', body: { nonce: NONCE } } as const;

const thirdParty: WebEntry = {
  pages: [
    {
      script: 'share-reveal-third-party',
      body: '<div id="security-code"></div><button id="show">Show the code</button>',
    },
    { react: 'share-reveal-third-party', component: 'SecurityCode' },
  ],
  scenarios: [
    {
      when: 'the code of the third party is shown',
      do: async (user) => {
        await user.page.getByLabel('Security code').waitFor();
        await user.press('Show the code');
        await expectField(user, 'Security code', '987');
      },
      platformAnswers: { 'GET /proxy': [{ status: 200, body: { cvv: '987' } }] },
      platformReceives: [SESSION, PROXY_READ],
      serverReceives: [LOOKUP],
    },
  ],
};

/** React says what went wrong; the page of the other language leaves that to the reader. */
const refusedInReact: WebEntry = {
  pages: [{ react: 'share-reveal-third-party', component: 'SecurityCode' }],
  scenarios: [
    {
      when: 'its own server refuses',
      do: async (user) => {
        await user.page.getByLabel('Security code').waitFor();
        await user.press('Show the code');
      },
      sees: 'The code cannot be shown. Try again.',
      serverAnswers: { [LOOKUP.call]: [{ status: 403 }] },
      platformReceives: [SESSION],
      serverReceives: [LOOKUP],
      logs: [/status of 403/, /The server answered 403/],
    },
  ],
};

/** An app that has its Elements and a session already. */
const CODE_CALLER = `import { basistheory } from '@basis-theory/web-elements';
const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
const code = bt.createElement('cardVerificationCode', { targetId: 'code', 'aria-label': 'Security code', readOnly: true });
await code.mount('#code');
const grant = { issuer_card_id: 'issuer-card', expires: 1893456000, grant: 'signed' };
await sample.showSecurityCode(bt, code, grant, '${SESSION_KEY}');`;

const issuerCode: WebEntry = {
  pages: [{ script: 'reveal-issuer-code', body: '<div id="code"></div>', caller: CODE_CALLER }],
  scenarios: [
    {
      when: 'the server has authorized the session',
      do: (user) => expectField(user, 'Security code', '987'),
      platformAnswers: { 'GET /proxy/issuer-card': [{ status: 200, body: { cvv: '987' } }] },
      platformReceives: [
        {
          call: 'GET /proxy/issuer-card',
          apiKey: SESSION_KEY,
          headers: { 'BT-PROXY-KEY': '<PROXY_KEY>', 'X-Grant': 'signed', 'X-Grant-Expires': '1893456000' },
        },
      ],
      serverReceives: [],
    },
  ],
};

const PIN_SESSION = { call: 'POST /cards/<CARD_ID>/pin-session', body: { nonce: NONCE } } as const;
const GRANT = { issuer_card_id: 'issuer-card', expires: 1893456000, grant: 'signed' };
const PATCHED = {
  call: 'PATCH /proxy/issuer-card',
  apiKey: SESSION_KEY,
  body: { pin: '4929', expires: GRANT.expires, grant: GRANT.grant },
  headers: { 'BT-PROXY-KEY': '<PROXY_KEY>' },
} as const;

const pin: WebEntry = {
  pages: [
    { html: 'set-pin', script: 'set-pin' },
    { react: 'set-pin', component: 'PinForm', props: { cardId: '<CARD_ID>' } },
  ],
  scenarios: [
    {
      when: 'the issuer refuses the PIN at first',
      do: async (user) => {
        await user.type('PIN, four digits', '4929');
        await user.press('Set the PIN');
        await user.see('The PIN might not be set. Try again.');
        await user.press('Set the PIN');
        await user.see('The PIN is set.');
        await expectField(user, 'PIN, four digits', '');
      },
      platformAnswers: {
        'PATCH /proxy/issuer-card': [refusal(502, 'Bad Gateway'), { status: 200, body: { state: 'set' } }],
      },
      serverAnswers: { [PIN_SESSION.call]: [{ status: 200, body: GRANT }] },
      platformReceives: [SESSION, PATCHED, SESSION, PATCHED],
      serverReceives: [PIN_SESSION, PIN_SESSION],
      logs: [/status of 502/, /BasisTheoryApiError/],
    },
  ],
};

const incompletePin: WebEntry = {
  pages: [{ react: 'set-pin', component: 'PinForm', props: { cardId: '<CARD_ID>' } }],
  scenarios: [
    {
      when: 'three digits are typed',
      do: async (user) => {
        await user.type('PIN, four digits', '492');
        await expectButton(user, 'Set the PIN', 'off');
      },
      platformReceives: [],
      serverReceives: [],
    },
  ],
};

export const SHOW_DATA: readonly WebEntry[] = [
  card,
  cardNotLoaded(CARD_IN_PAGE, /uncaught: .*Unable to load the Elements script/),
  cardNotLoaded(CARD_IN_REACT),
  withSession,
  ownToken,
  thirdParty,
  refusedInReact,
  issuerCode,
  pin,
  incompletePin,
];
