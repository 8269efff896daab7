import { expect } from 'vitest';
import type { User, WebEntry } from '../entry.ts';
import { CARD_DATA, expectButton, expectField, payWithCard, refusal, TOKEN_ID, typeCard } from '../steps.ts';

const CREATED = { call: 'POST /tokens', body: { type: 'card', data: CARD_DATA } } as const;
const THREE_FIELDS = '<div id="number"></div><div id="expiry"></div><div id="code"></div>';

const IN_PAGE = {
  script: 'web-elements-initialize',
  body: '<div id="card"></div><output id="message"></output>',
} as const;
const IN_REACT = { react: 'web-elements-initialize', component: 'App' } as const;

const initialize: WebEntry = {
  pages: [IN_PAGE, IN_REACT],
  scenarios: [
    {
      when: 'the page opens',
      do: async ({ page, platform }) => {
        await page.getByLabel('Card number').waitFor();
        // React renders and runs its effects twice in these tests.
        expect(platform.starts).toHaveLength(1);
        expect(await page.getByLabel('Card number').count()).toBe(1);
      },
      platformReceives: [],
      serverReceives: [],
    },
  ],
};

const unreachable = (page: WebEntry['pages'][number], ...said: readonly RegExp[]): WebEntry => ({
  pages: [page],
  scenarios: [
    {
      when: 'the script of the platform cannot be loaded',
      sees: 'The card form did not load.',
      double: { unreachable: true },
      platformReceives: [],
      serverReceives: [],
      logs: [/ERR_FAILED/, ...said],
    },
  ],
});

/** The label of the field that has the focus. */
const focused = ({ page }: User): Promise<string | null | undefined> =>
  page.evaluate(() => {
    let active = document.activeElement;
    for (const { shadowRoot } of document.querySelectorAll('div'))
      active = shadowRoot?.activeElement ?? active;
    return active?.getAttribute('aria-label');
  });

const checkForm: WebEntry = {
  pages: [
    {
      script: 'web-elements-check-form',
      body: `<form id="card-form">${THREE_FIELDS}<button>Save card</button><button type="button" id="clear">Clear</button></form><output id="message"></output>`,
    },
    { react: 'web-elements-check-form', component: 'CardForm' },
  ],
  scenarios: [
    {
      when: 'the date is missing, then typed, then everything is cleared',
      do: async (user) => {
        await user.type('Card number', '4242424242424242');
        await user.type('Security code', '123');
        await user.press('Save card');
        await user.see('Complete the card first.');
        await expect.poll(() => focused(user)).toBe('Expiration date');
        await user.type('Expiration date', '12/39');
        await user.press('Save card');
        await user.see(`Saved as token ${TOKEN_ID}`);
        await user.press('Clear');
        await expectField(user, 'Card number', '');
        await expect.poll(() => focused(user)).toBe('Card number');
      },
      platformReceives: [CREATED],
      serverReceives: [],
    },
    {
      when: 'the card is refused',
      do: payWithCard('Save card'),
      sees: 'The card was not saved. Try again.',
      platformAnswers: { 'POST /tokens': [refusal(400, 'One or more validation errors occurred.')] },
      platformReceives: [CREATED],
      serverReceives: [],
      logs: [/status of 400/, /BasisTheoryApiError|console\.error: 400/],
    },
  ],
};

const formEvents: WebEntry = {
  pages: [
    {
      script: 'web-elements-form-events',
      body: `<p id="loading">Loading the card form</p><form id="card-form">${THREE_FIELDS}<p id="problem" role="alert"></p><button id="save" disabled>Save card</button></form>`,
    },
    { react: 'web-elements-form-events', component: 'CardForm' },
  ],
  scenarios: [
    {
      when: 'the number is wrong, then right, and Enter is pressed',
      do: async (user) => {
        const answered = user.page.waitForResponse('**/api/tokens');
        await user.page.getByText('Loading the card form').waitFor({ state: 'hidden' });
        await user.type('Card number', '4242424242424241');
        await user.see('This card number is not valid.');
        await expectButton(user, 'Save card', 'off');
        await typeCard(user);
        await expectButton(user, 'Save card', 'on');
        await user.page.getByLabel('Card number').press('Enter');
        await (await answered).finished();
        await expectButton(user, 'Save card', 'on');
      },
      platformReceives: [CREATED],
      serverReceives: [],
      logs: [new RegExp(`console\\.log: ${TOKEN_ID}`)],
    },
  ],
};

const REFUSED_TO_MOUNT = {
  double: { mountError: 'The key may not create tokens.' },
  sees: 'The card form could not be shown. Reload the page.',
  platformReceives: [],
  serverReceives: [],
} as const;

const openAndSave = (open: string, leave: (user: User) => Promise<void>) => async (user: User) => {
  await user.press(open);
  await user.type('Card number', '4242424242424242');
  await leave(user);
  await user.press(open);
  await expectField(user, 'Card number', '');
  await payWithCard('Save card')(user);
  await user.see(`Saved as token ${TOKEN_ID}`);
  await expect.poll(() => user.page.getByLabel('Card number').count()).toBe(0);
};

const lifecycleInPage: WebEntry = {
  pages: [
    {
      script: 'web-elements-lifecycle',
      body: '<button id="open">Add a card</button><dialog id="dialog"><div id="card"></div><button id="save">Save card</button></dialog><output id="message"></output>',
    },
  ],
  scenarios: [
    {
      when: 'the form is opened, left, opened again and saved',
      do: openAndSave('Add a card', ({ page }) => page.keyboard.press('Escape')),
      platformReceives: [CREATED],
      serverReceives: [],
    },
    {
      when: 'the Element cannot be mounted',
      do: (user) => user.press('Add a card'),
      ...REFUSED_TO_MOUNT,
      logs: [/The key may not create tokens/],
    },
  ],
};

const lifecycleInReact: WebEntry = {
  pages: [{ react: 'web-elements-lifecycle', component: 'AddCard' }],
  scenarios: [
    {
      when: 'the form is opened, left, opened again and saved',
      do: openAndSave('Add a card', (user) => user.press('Cancel')),
      platformReceives: [CREATED],
      serverReceives: [],
    },
    {
      when: 'the Element cannot be mounted',
      do: (user) => user.press('Add a card'),
      ...REFUSED_TO_MOUNT,
      logs: [/The key may not create tokens/],
    },
  ],
};

const HOLDER_ID = 'f70a73d9-5a50-406a-aa27-bdb823de6aad';

const tokenize: WebEntry = {
  pages: [
    {
      script: 'web-elements-tokenize',
      body: '<form id="card-form"><div id="card"></div><div id="holder"></div><button>Save card</button></form><output id="result"></output>',
    },
    { react: 'web-elements-tokenize', component: 'CardWithName' },
  ],
  scenarios: [
    {
      when: 'the card is incomplete, then refused, then saved',
      do: async (user) => {
        await user.type('Name on the card', 'Ada Byron');
        await user.press('Save card');
        await user.see('Check the card and the name.');
        await payWithCard('Save card')(user);
        await user.see('Nothing was saved. Try again.');
        await user.press('Save card');
      },
      sees: `Card ${TOKEN_ID}, holder ${HOLDER_ID}`,
      platformAnswers: {
        'POST /tokenize': [
          refusal(403, 'Forbidden'),
          { status: 200, body: { card: { id: TOKEN_ID, type: 'card' }, holder: HOLDER_ID } },
        ],
      },
      platformReceives: Array.from({ length: 2 }, () => ({
        call: 'POST /tokenize' as const,
        body: { card: { type: 'card', data: CARD_DATA }, holder: 'Ada Byron' },
      })),
      serverReceives: [],
      logs: [/incomplete or invalid/, /status of 403/, /BasisTheoryApiError 403/],
    },
  ],
};

const CO_BADGED = { ...CARD_DATA, number: '4150580996517927' };

const coBadged: WebEntry = {
  pages: [
    {
      script: 'web-elements-cobadge',
      body: '<form id="card-form"><div id="card"></div><button id="save" disabled>Save card</button></form><output id="result"></output>',
    },
    { react: 'web-elements-cobadge', component: 'CoBadgedCardForm' },
  ],
  scenarios: [
    {
      when: 'a co-badged card is typed and saved',
      do: async (user) => {
        await typeCard(user);
        await user.type('Card number', CO_BADGED.number);
        await user.press('Save card');
      },
      sees: 'Saved.',
      platformReceives: [{ call: 'POST /tokens', body: { type: 'card', data: CO_BADGED } }],
      serverReceives: [{ call: 'POST /cards', body: { token_id: TOKEN_ID, network: 'cartes-bancaires' } }],
    },
    {
      when: 'a card of one network is typed, and its own server fails',
      do: payWithCard('Save card'),
      sees: 'The card was not saved. Try again.',
      serverAnswers: { 'POST /cards': [{ status: 500 }] },
      platformReceives: [CREATED],
      serverReceives: [{ call: 'POST /cards', body: { token_id: TOKEN_ID } }],
      logs: [/status of 500/, /The server answered 500/],
    },
  ],
};

export const WEB_ELEMENTS: readonly WebEntry[] = [
  initialize,
  unreachable(IN_PAGE, /Unable to load the Elements script/),
  unreachable(IN_REACT),
  checkForm,
  formEvents,
  lifecycleInPage,
  lifecycleInReact,
  tokenize,
  coBadged,
];
