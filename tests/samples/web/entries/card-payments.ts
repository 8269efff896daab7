import { expect } from 'vitest';
import type { User, WebEntry } from '../entry.ts';
import { consentScenarios, MESSAGES, paymentScenarios, type Checkout } from '../payment-scenarios.ts';
import { CARD_DATA, expectButton, INTENT_ID, payWithCard, refusal, submit, typeCard } from '../steps.ts';

const INTENT = { call: 'POST /token-intents', body: { type: 'card', data: CARD_DATA } } as const;
const INTENT_REFUSED = {
  'POST /token-intents': [
    refusal(400, 'One or more validation errors occurred.'),
    { status: 201, body: { id: INTENT_ID, type: 'card' } },
  ],
} as const;
/** A customer who doesn't tick the box doesn't agree to save the card. */
const CHECKOUT = { call: 'POST /checkout', body: { token_intent_id: INTENT_ID, keep: false } } as const;
const CHECKOUT_WITHOUT_BOX = { call: CHECKOUT.call, body: { token_intent_id: INTENT_ID } } as const;

/** How a form with the button "Pay" is used. */
const PAY_BUTTON = {
  press: (user: User) => user.press('Pay'),
  pressTwice: async ({ page }: User) => {
    await page.getByRole('button', { name: 'Pay', exact: true }).dblclick();
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
    });
  },
  expectButton: (user: User, state: 'on' | 'off') => expectButton(user, 'Pay', state),
} as const;

/** A page that cannot show its Elements. */
const notLoaded = (sentence: string, ...logs: readonly RegExp[]): WebEntry['scenarios'][number] => ({
  when: "the platform's script is blocked",
  do: async ({ page }) => {
    await page.getByText(sentence).waitFor();
    const button = page.getByRole('button', { name: 'Pay', exact: true });
    if ((await button.count()) > 0) expect(await button.isDisabled()).toBe(true);
  },
  double: { unreachable: true },
  platformReceives: [],
  serverReceives: [],
  logs: [/ERR_FAILED/, ...logs],
});
const THROWN = /uncaught: .*Unable to load the Elements script/;

const withElements: Checkout = {
  ...PAY_BUTTON,
  fill: typeCard,
  insist: async (user) => {
    await user.type('Security code', '124');
    await submit(user);
  },
  platformReceives: [INTENT],
  pays: CHECKOUT,
};
const FORM_NOT_LOADED = "The card form couldn't be loaded. Reload the page.";
const CARD_IN_PAGE = { html: 'checkout-card-form', script: 'checkout-card-intent' } as const;
const CARD_IN_REACT = { react: 'checkout-card-intent', component: 'Checkout' } as const;

const elements: WebEntry = {
  pages: [CARD_IN_PAGE, CARD_IN_REACT],
  scenarios: [
    ...paymentScenarios(withElements),
    ...consentScenarios(withElements),
    {
      when: 'it is sent incomplete, and the card is then refused at first',
      do: async (user) => {
        await user.page.getByLabel('Card number').waitFor();
        await expectButton(user, 'Pay', 'off');
        await submit(user);
        await user.see('Check the card details.');
        const refused = user.page.waitForResponse('**/token-intents');
        await payWithCard('Pay')(user);
        await refused;
        await expectButton(user, 'Pay', 'on');
        await user.see('Check the card details.');
        await user.press('Pay');
        await user.see(MESSAGES.approved);
      },
      platformAnswers: INTENT_REFUSED,
      order: { call: CHECKOUT.call, happens: ['approved'], charges: 1 },
      platformReceives: [INTENT, INTENT],
      serverReceives: [CHECKOUT],
      logs: [/status of 400/],
    },
    {
      when: 'the platform cannot be reached',
      do: async (user) => {
        await payWithCard('Pay')(user);
        await user.see(MESSAGES.notSent);
        await expectButton(user, 'Pay', 'on');
      },
      platformAnswers: { [INTENT.call]: ['network error'] },
      platformReceives: [INTENT],
      serverReceives: [],
      logs: [/ERR_FAILED/, /TypeError|NetworkError|Error/],
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
    ...paymentScenarios({
      ...PAY_BUTTON,
      fill: typeIntoInputs,
      insist: async (user) => {
        await typeIntoInputs(user);
        await submit(user);
      },
      platformReceives: [INTENT],
      pays: CHECKOUT_WITHOUT_BOX,
    }),
    {
      when: 'a card is refused, and another one is charged',
      do: async (user) => {
        await typeIntoInputs(user);
        await user.press('Pay');
        await user.see('Check the card details.');
        await user.press('Pay');
        await user.see(MESSAGES.approved);
        expect(await user.page.getByLabel('Card number').inputValue()).toBe('');
      },
      platformAnswers: INTENT_REFUSED,
      order: { call: CHECKOUT.call, happens: ['approved'], charges: 1 },
      platformReceives: [INTENT, INTENT],
      serverReceives: [CHECKOUT_WITHOUT_BOX],
      logs: [/status of 400/],
    },
    {
      when: 'the platform refuses the key',
      do: async (user) => {
        await typeIntoInputs(user);
        await user.press('Pay');
        await user.see(MESSAGES.notSent);
        await expectButton(user, 'Pay', 'on');
      },
      platformAnswers: { [INTENT.call]: [refusal(403, 'Forbidden')] },
      platformReceives: [INTENT],
      serverReceives: [],
      logs: [/status of 403/, /console\.error: 403/],
    },
  ],
};

const UPDATED = { call: 'PATCH /tokens/<TOKEN_ID>', body: { data: { cvc: '123' } } } as const;
const PAID = { call: 'POST /pay-with-saved-card', body: { token_id: '<TOKEN_ID>' } } as const;
const FIELD_NOT_LOADED = "The field couldn't be loaded. Reload the page.";
const CODE_IN_PAGE = { html: 'recollect-code-form', script: 'recollect-code' } as const;
const CODE_IN_REACT = {
  react: 'recollect-code',
  component: 'PayWithSavedCard',
  props: { tokenId: '<TOKEN_ID>', brand: 'visa' },
} as const;

const savedCard: WebEntry = {
  pages: [CODE_IN_PAGE, CODE_IN_REACT],
  scenarios: [
    ...paymentScenarios({
      ...PAY_BUTTON,
      fill: (user) => user.type('Security code', '123'),
      insist: async (user) => {
        await user.type('Security code', '12');
        await user.type('Security code', '123');
        await submit(user);
      },
      platformReceives: [UPDATED],
      pays: PAID,
    }),
    {
      when: 'it is sent without a code',
      do: async (user) => {
        await user.page.getByLabel('Security code').waitFor();
        await submit(user);
        await user.see('Check the code.');
        await user.type('Security code', '12');
        await expectButton(user, 'Pay', 'off');
        await user.type('Security code', '123');
        await expectButton(user, 'Pay', 'on');
      },
      platformReceives: [],
      serverReceives: [],
    },
    {
      when: 'the code is not saved at first',
      do: async (user) => {
        await user.type('Security code', '123');
        await user.press('Pay');
        await user.see(MESSAGES.notSent);
        await user.press('Pay');
        await user.see(MESSAGES.approved);
      },
      platformAnswers: {
        'PATCH /tokens/%3CTOKEN_ID%3E': [refusal(403, 'Forbidden'), { status: 200, body: {} }],
      },
      order: { call: PAID.call, happens: ['approved'], charges: 1 },
      platformReceives: [UPDATED, UPDATED],
      serverReceives: [PAID],
      logs: [/status of 403/, /BasisTheoryApiError/],
    },
  ],
};

const ORDER = {
  call: 'POST /orders/order-1/pay',
  body: { token_intent_id: INTENT_ID, keep: false },
} as const;
const BLUEPRINT = {
  react: 'blueprint-checkout',
  component: 'Checkout',
  props: { orderId: 'order-1' },
} as const;

const payOrder: Checkout = { ...withElements, pays: ORDER };
const blueprint: WebEntry = {
  pages: [BLUEPRINT],
  scenarios: [...paymentScenarios(payOrder), ...consentScenarios(payOrder)],
};

export const CARD_PAYMENTS: readonly WebEntry[] = [
  elements,
  { pages: [CARD_IN_PAGE], scenarios: [notLoaded(FORM_NOT_LOADED, THROWN)] },
  { pages: [CARD_IN_REACT, BLUEPRINT], scenarios: [notLoaded(FORM_NOT_LOADED)] },
  ownInputs,
  savedCard,
  { pages: [CODE_IN_PAGE], scenarios: [notLoaded(FIELD_NOT_LOADED, THROWN)] },
  { pages: [CODE_IN_REACT], scenarios: [notLoaded(FIELD_NOT_LOADED)] },
  blueprint,
];
