import { expect } from 'vitest';
import type { WebEntry } from '../entry.ts';
import { CARD_DATA, expectButton, payWithCard, refusal, submit, TOKEN_ID, typeCard } from '../steps.ts';

const CARD = { type: 'card', data: CARD_DATA };
const CREATED = { call: 'POST /tokens', body: CARD } as const;
const STORED = { call: 'POST /cards', body: { token_id: TOKEN_ID } } as const;

/** Three Elements, in TypeScript and in React. */
const threeElements: WebEntry = {
  pages: [
    { html: 'collect-card-form', script: 'collect-card-web' },
    { react: 'collect-card-web', component: 'CardForm' },
  ],
  scenarios: [
    {
      when: 'a card is typed and saved',
      do: async (user) => {
        await expectButton(user, 'Save card', 'off');
        await payWithCard('Save card')(user);
        await user.see(`Saved as token ${TOKEN_ID}`);
        expect(await user.page.content(), 'the page holds nothing of the card').not.toMatch(/4242|12\/39/);
      },
      platformReceives: [CREATED],
      serverReceives: [STORED],
    },
    {
      when: 'the number fails its check',
      do: async (user) => {
        await typeCard(user);
        await expectButton(user, 'Save card', 'on');
        await user.type('Card number', '4242424242424241');
        await expectButton(user, 'Save card', 'off');
      },
      platformReceives: [],
      serverReceives: [],
    },
    {
      when: 'the card is an American Express, whose code has four digits',
      do: async (user) => {
        await typeCard(user);
        await expectButton(user, 'Save card', 'on');
        await user.type('Card number', '378282246310005');
        await expectButton(user, 'Save card', 'off');
        await user.type('Security code', '1234');
        await expectButton(user, 'Save card', 'on');
      },
      platformReceives: [],
      serverReceives: [],
    },
    {
      when: 'it is sent incomplete',
      do: async (user) => {
        await user.type('Card number', '4242');
        await submit(user);
      },
      sees: 'Check the card details.',
      platformReceives: [],
      serverReceives: [],
    },
    {
      when: 'the platform refuses, and then accepts',
      do: async (user) => {
        await payWithCard('Save card')(user);
        await user.see('The card could not be saved. Try again.');
        await user.press('Save card');
      },
      sees: `Saved as token ${TOKEN_ID}`,
      platformAnswers: {
        'POST /tokens': [refusal(403, 'Forbidden'), { status: 201, body: { id: TOKEN_ID, type: 'card' } }],
      },
      platformReceives: [CREATED, CREATED],
      serverReceives: [STORED],
      logs: [/status of 403/, /BasisTheoryApiError/],
    },
    {
      when: 'its own server fails',
      do: payWithCard('Save card'),
      sees: 'The card could not be saved. Try again.',
      serverAnswers: { 'POST /cards': [{ status: 500 }] },
      platformReceives: [CREATED],
      serverReceives: [STORED],
      logs: [/status of 500/, /The server answered 500/],
    },
  ],
};

const unreachable: WebEntry = {
  pages: [{ react: 'collect-card-web', component: 'CardForm' }],
  scenarios: [
    {
      when: 'the script of the platform cannot be loaded',
      sees: 'The card form could not be loaded.',
      double: { unreachable: true },
      platformReceives: [],
      serverReceives: [],
      logs: [/ERR_FAILED/],
    },
  ],
};

const SINGLE = {
  call: 'POST /tokens',
  body: {
    ...CARD,
    metadata: { customer_id: '<CUSTOMER_ID>' },
    fingerprint_expression: '{{ metadata.customer_id }}/{{ data.number }}',
    deduplicate_token: true,
  },
} as const;

/** One Element for all of the card. */
const oneElement: WebEntry = {
  pages: [
    { html: 'collect-card-single-page', script: 'collect-card-single' },
    { react: 'collect-card-single', component: 'CardForm' },
  ],
  scenarios: [
    {
      when: 'a card is typed and saved',
      do: async (user) => {
        await typeCard(user);
        await user.see('visa, ending in 4242');
        await user.press('Save card');
        await user.see(`Saved as token ${TOKEN_ID}`);
        await expect.poll(() => user.page.getByLabel('Card number').inputValue()).toBe('');
      },
      platformReceives: [SINGLE],
      serverReceives: [],
    },
    {
      when: 'the number fails its check',
      do: async (user) => {
        await user.type('Card number', '4242424242424241');
        await user.see('Check the card details.');
        await expectButton(user, 'Save card', 'off');
      },
      platformReceives: [],
      serverReceives: [],
    },
    {
      when: 'the platform refuses',
      do: async (user) => {
        await payWithCard('Save card')(user);
        await user.see('The card was not saved. Check it and try again.');
        await expectButton(user, 'Save card', 'on');
      },
      platformAnswers: { 'POST /tokens': [refusal(400, 'One or more validation errors occurred.')] },
      platformReceives: [SINGLE],
      serverReceives: [],
      logs: [/status of 400/, /BasisTheoryApiError/],
    },
  ],
};

const ownInputs: WebEntry = {
  pages: [
    { html: 'collect-card-own-inputs-page', script: 'collect-card-own-inputs' },
    { react: 'collect-card-own-inputs', component: 'CardForm' },
  ],
  scenarios: [
    {
      when: 'a card is typed into inputs of the page',
      do: async (user) => {
        await user.type('Card number', '4242 4242 4242 4242');
        await user.type('Month', '12');
        await user.type('Year, four digits', '2039');
        await user.type('Security code', '123');
        await user.press('Save card');
        await user.see(`Saved as token ${TOKEN_ID}`);
        expect(await user.page.getByLabel('Card number').inputValue()).toBe('');
      },
      platformReceives: [CREATED],
      serverReceives: [],
    },
  ],
};

/** The page reads the status of the refusal; the component says the same sentence to the person. */
const ownInputsRefused: WebEntry = {
  pages: [{ html: 'collect-card-own-inputs-page', script: 'collect-card-own-inputs' }],
  scenarios: [
    {
      when: 'the platform refuses',
      do: async (user) => {
        await user.type('Card number', '4242 4242 4242 4242');
        await user.type('Month', '12');
        await user.type('Year, four digits', '2039');
        await user.type('Security code', '123');
        await user.press('Save card');
        await user.see('The card was not saved. Check it and try again.');
        await expectButton(user, 'Save card', 'on');
      },
      platformAnswers: { 'POST /tokens': [refusal(400, 'One or more validation errors occurred.')] },
      platformReceives: [CREATED],
      serverReceives: [],
      logs: [/status of 400/, /console\.error: 400/],
    },
  ],
};

export const COLLECT_CARDS: readonly WebEntry[] = [
  threeElements,
  unreachable,
  oneElement,
  ownInputs,
  ownInputsRefused,
];
