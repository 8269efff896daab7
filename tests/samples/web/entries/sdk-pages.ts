import { expect } from 'vitest';
import type { User, WebEntry } from '../entry.ts';
import { CARD_DATA, expectField, payWithCard, refusal, TOKEN_ID, typeCard } from '../steps.ts';

const CREATED = { call: 'POST /tokens', body: { type: 'card', data: CARD_DATA } } as const;
const LOGGED_ID = new RegExp(`console\\.log: ${TOKEN_ID}`);
const CARD_PAGE = '<div id="card"></div><button id="save" type="button">Save card</button>';

/** Waits until the script of the page has its Elements. */
const ready = async ({ page }: User): Promise<void> => {
  await page.locator('input').first().waitFor();
};

const saveCard = async (user: User): Promise<void> => {
  const answered = user.page.waitForResponse('**/api/tokens');
  await payWithCard('Save card')(user);
  await (await answered).finished();
};

const oneElement: WebEntry = {
  pages: [
    { script: 'elements-card-form', body: CARD_PAGE },
    { react: 'elements-card-form', component: 'CardForm' },
  ],
  scenarios: [
    {
      when: 'a card is typed and saved',
      do: saveCard,
      platformReceives: [CREATED],
      serverReceives: [],
      logs: [LOGGED_ID],
    },
  ],
};

const threeElements: WebEntry = {
  pages: [
    {
      script: 'elements-split-card-form',
      body: '<div id="number"></div><div id="expiry"></div><div id="code"></div><button id="save">Save card</button>',
    },
    { react: 'elements-split-card-form', component: 'SplitCardForm' },
  ],
  scenarios: [
    {
      when: 'a card is typed and saved',
      do: saveCard,
      platformReceives: [CREATED],
      serverReceives: [],
      logs: [LOGGED_ID],
    },
  ],
};

const ownBrands: WebEntry = {
  pages: [
    { script: 'elements-card-brands', body: '<div id="card"></div>' },
    { react: 'elements-card-brands', component: 'StoreCard' },
  ],
  scenarios: [
    {
      when: 'numbers of the own range and of a brand that is not accepted are typed',
      do: async (user) => {
        const number = user.page.getByLabel('Card number');
        const isComplete = () => number.evaluate((input) => input.classList.contains('complete'));
        await user.type('Card number', '8455000000000003');
        await expect.poll(isComplete).toBe(true);
        await user.type('Card number', '378282246310005');
        await expect.poll(isComplete).toBe(false);
      },
      platformReceives: [],
      serverReceives: [],
    },
  ],
};

const styled: WebEntry = {
  pages: [
    { script: 'elements-style', body: '<div id="card"></div>' },
    { react: 'elements-style', component: 'StyledCard' },
  ],
  scenarios: [
    {
      when: 'a number fails its check',
      do: async (user) => {
        const number = user.page.getByLabel('Card number');
        const color = () => number.evaluate((input) => getComputedStyle(input).color);
        await expect.poll(color).toBe('rgb(31, 41, 55)');
        await user.type('Card number', '4242424242424241');
        await expect.poll(color).toBe('rgb(185, 28, 28)');
      },
      platformReceives: [],
      serverReceives: [],
    },
  ],
};

const copyButton: WebEntry = {
  pages: [
    { script: 'elements-copy-button', body: '<div id="number"></div><div id="copy"></div>' },
    { react: 'elements-copy-button', component: 'CardNumberToCopy' },
  ],
  scenarios: [
    {
      when: 'the button is pressed',
      do: async (user) => {
        const copied = user.page.waitForEvent('console');
        await ready(user);
        await user.press('Copy card number');
        await copied;
      },
      platformReceives: [],
      serverReceives: [],
      logs: [/The card number is on the clipboard/],
    },
  ],
};

const phone: WebEntry = {
  pages: [
    {
      script: 'elements-phone-number',
      body: '<div id="phone"></div><button id="save">Save phone number</button>',
    },
    { react: 'elements-phone-number', component: 'PhoneForm' },
  ],
  scenarios: [
    {
      when: 'a number is typed and saved',
      do: async (user) => {
        const answered = user.page.waitForResponse('**/api/tokens');
        await user.type('Phone number', '5551234567');
        await expectField(user, 'Phone number', '(555) 123-4567');
        await user.press('Save phone number');
        await (await answered).finished();
      },
      platformAnswers: { 'POST /tokens': [{ status: 201, body: { id: 'phone-token', type: 'token' } }] },
      platformReceives: [{ call: 'POST /tokens', body: { type: 'token', data: '5551234567' } }],
      serverReceives: [],
      logs: [/phone-token/],
    },
  ],
};

const errorsInPage: WebEntry = {
  pages: [{ script: 'elements-handle-errors', body: CARD_PAGE }],
  scenarios: [
    {
      when: 'the card is incomplete, then refused, then saved',
      do: async (user) => {
        await ready(user);
        await user.press('Save card');
        await typeCard(user);
        for (const status of [403, 201]) {
          const answered = user.page.waitForResponse((response) => response.status() === status);
          await user.press('Save card');
          await (await answered).finished();
        }
      },
      platformAnswers: {
        'POST /tokens': [refusal(403, 'Forbidden'), { status: 201, body: { id: TOKEN_ID, type: 'card' } }],
      },
      platformReceives: [CREATED, CREATED],
      serverReceives: [],
      logs: [
        /The payer has to correct the card/,
        /status of 403/,
        /The platform returned status 403/,
        LOGGED_ID,
      ],
    },
  ],
};

const errorsInReact: WebEntry = {
  pages: [{ react: 'elements-handle-errors', component: 'CardFormWithErrors' }],
  scenarios: [
    {
      when: 'the card is incomplete, then refused',
      do: async (user) => {
        await ready(user);
        await user.press('Save card');
        await user.see('Check the card details.');
        await payWithCard('Save card')(user);
      },
      sees: 'The card was not saved (403).',
      platformAnswers: { 'POST /tokens': [refusal(403, 'Forbidden')] },
      platformReceives: [CREATED],
      serverReceives: [],
      logs: [/status of 403/],
    },
  ],
};

export const SDK_PAGES: readonly WebEntry[] = [
  oneElement,
  threeElements,
  ownBrands,
  styled,
  copyButton,
  phone,
  errorsInPage,
  errorsInReact,
];
