import { expect } from 'vitest';
import type { User, WebEntry } from '../entry.ts';
import { CARD_DATA, expectButton, INTENT_ID, payWithCard, refusal, submit, typeCard } from '../steps.ts';

const INTENT = { call: 'POST /token-intents', body: { type: 'card', data: CARD_DATA } } as const;
const CHECKOUT = { call: 'POST /checkout', body: { token_intent_id: INTENT_ID } } as const;
const FAILED = 'The payment did not go through. You can try again.';

const elements: WebEntry = {
  pages: [
    { html: 'checkout-card-form', script: 'checkout-card-intent' },
    { react: 'checkout-card-intent', component: 'Checkout' },
  ],
  scenarios: [
    {
      when: 'a card is typed and charged',
      do: async (user) => {
        await expectButton(user, 'Pay', 'off');
        await payWithCard('Pay')(user);
        await user.see('Thank you.');
        await expectButton(user, 'Pay', 'off');
      },
      platformReceives: [INTENT],
      serverReceives: [CHECKOUT],
    },
    {
      when: 'it is sent incomplete, then refused, and the charge is declined at first',
      do: async (user) => {
        await user.page.getByLabel('Card number').waitFor();
        await submit(user);
        await user.see('Check the card details.');
        await payWithCard('Pay')(user);
        await user.see('This card is not valid.');
        await user.press('Pay');
        await user.see(FAILED);
        await user.press('Pay');
        await user.see('Thank you.');
      },
      platformAnswers: {
        'POST /token-intents': [
          refusal(400, 'One or more validation errors occurred.'),
          { status: 201, body: { id: INTENT_ID, type: 'card' } },
        ],
      },
      serverAnswers: { 'POST /checkout': [{ status: 402 }, { status: 200 }] },
      platformReceives: [INTENT, INTENT, INTENT],
      serverReceives: [CHECKOUT, CHECKOUT],
      logs: [/status of 400/, /status of 402/, /The server answered 402/],
    },
  ],
};

const typeIntoInputs = async ({ type }: User): Promise<void> => {
  await type('Card number', '4242 4242 4242 4242');
  await type('Month', '12');
  await type('Year', '2039');
  await type('Security code', '123');
};

const ownInputs: WebEntry = {
  pages: [
    { html: 'checkout-own-inputs-form', script: 'checkout-own-inputs' },
    { react: 'checkout-own-inputs', component: 'OwnInputsCheckout' },
  ],
  scenarios: [
    {
      when: 'a card is refused, and another one is charged',
      do: async (user) => {
        await typeIntoInputs(user);
        await user.press('Pay');
        await user.see('Check the card details.');
        await user.press('Pay');
        await user.see('Thank you.');
        expect(await user.page.getByLabel('Card number').inputValue()).toBe('');
      },
      platformAnswers: {
        'POST /token-intents': [
          refusal(400, 'One or more validation errors occurred.'),
          { status: 201, body: { id: INTENT_ID, type: 'card' } },
        ],
      },
      platformReceives: [INTENT, INTENT],
      serverReceives: [CHECKOUT],
      logs: [/status of 400/],
    },
    {
      when: 'its own server fails',
      do: async (user) => {
        await typeIntoInputs(user);
        await user.press('Pay');
        await user.see(FAILED);
        await expectButton(user, 'Pay', 'on');
      },
      serverAnswers: { 'POST /checkout': [{ status: 500 }] },
      platformReceives: [INTENT],
      serverReceives: [CHECKOUT],
      logs: [/status of 500/],
    },
  ],
};

const UPDATED = { call: 'PATCH /tokens/<TOKEN_ID>', body: { data: { cvc: '123' } } } as const;
const PAID = { call: 'POST /pay-with-saved-card', body: { token_id: '<TOKEN_ID>' } } as const;

const savedCard: WebEntry = {
  pages: [
    { html: 'recollect-code-form', script: 'recollect-code' },
    {
      react: 'recollect-code',
      component: 'PayWithSavedCard',
      props: { tokenId: '<TOKEN_ID>', brand: 'visa' },
    },
  ],
  scenarios: [
    {
      when: 'the code of a saved card is typed',
      do: async (user) => {
        await user.type('Security code', '12');
        await expectButton(user, 'Pay', 'off');
        await user.type('Security code', '123');
        await user.press('Pay');
      },
      sees: 'Thank you.',
      platformReceives: [UPDATED],
      serverReceives: [PAID],
    },
    {
      when: 'it is sent without a code, and the payment fails at first',
      do: async (user) => {
        await user.page.getByLabel('Security code').waitFor();
        await submit(user);
        await user.see('Check the code.');
        await user.type('Security code', '123');
        await user.press('Pay');
        await user.see(FAILED);
        await user.press('Pay');
        await user.see('Thank you.');
      },
      serverAnswers: { 'POST /pay-with-saved-card': [{ status: 402 }, { status: 200 }] },
      platformReceives: [UPDATED, UPDATED],
      serverReceives: [PAID, PAID],
      logs: [/BasisTheoryValidationError/, /status of 402/, /The server answered 402/],
    },
  ],
};

const ORDER = {
  call: 'POST /orders/order-1/pay',
  body: { token_intent_id: INTENT_ID, keep: true },
} as const;

const blueprint: WebEntry = {
  pages: [{ react: 'blueprint-checkout', component: 'Checkout', props: { orderId: 'order-1' } }],
  scenarios: [
    {
      when: 'the first card is declined, and the second one is charged',
      do: async (user) => {
        await expectButton(user, 'Pay', 'off');
        await typeCard(user);
        await user.press('Pay');
        await user.see('The card was not accepted. Try another one.');
        await user.press('Pay');
      },
      sees: 'Paid.',
      serverAnswers: { 'POST /orders/order-1/pay': [{ status: 402 }, { status: 200 }] },
      platformReceives: [INTENT, INTENT],
      serverReceives: [ORDER, ORDER],
      logs: [/status of 402/],
    },
    {
      when: 'the connection is lost',
      do: payWithCard('Pay'),
      sees: 'The payment could not be sent. Check your orders before you try again.',
      serverAnswers: { 'POST /orders/order-1/pay': ['network error'] },
      platformReceives: [INTENT],
      serverReceives: [ORDER],
      logs: [/ERR_FAILED/, /TypeError/],
    },
  ],
};

export const CARD_PAYMENTS: readonly WebEntry[] = [elements, ownInputs, savedCard, blueprint];
