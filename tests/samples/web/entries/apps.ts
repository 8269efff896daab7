/** The checkouts of React Native apps, which run in a page with doubles of React Native and of the packages for it. */
import type { User, WebEntry } from '../entry.ts';
import { consentScenarios, paymentScenarios, type Checkout } from '../payment-scenarios.ts';
import { CARD_DATA, expectButton, INTENT_ID, typeCard } from '../steps.ts';

const SESSION_ID = 'cc51fad6-6d43-4903-be17-1a9088a89960';
const INTENT = { call: 'POST /token-intents', body: { type: 'card', data: CARD_DATA } } as const;
const CHECKOUT = { call: 'POST /checkout', body: { token_intent_id: INTENT_ID } } as const;
const CUSTOMER = { customerSession: 'session-1' } as const;

const PAY_BUTTON = {
  press: (user: User) => user.press('Pay'),
  pressTwice: ({ page }: User) => page.getByRole('button', { name: 'Pay', exact: true }).dblclick(),
  expectButton: (user: User, state: 'on' | 'off') => expectButton(user, 'Pay', state),
} as const;

const checkout: Checkout = {
  ...PAY_BUTTON,
  fill: typeCard,
  insist: (user) => user.type('Security code', '124'),
  platformReceives: [INTENT],
  pays: CHECKOUT,
};

/** The checkout that can save the card. The switch is off until the customer turns it on. */
const savingCheckout: Checkout = {
  ...checkout,
  pays: { ...CHECKOUT, body: { ...CHECKOUT.body, keep: false } },
};

async function typeIntoInputs({ type }: User): Promise<void> {
  await type('Card number', '4242 4242 4242 4242');
  await type('Month, such as 12', '12');
  await type('Year, such as 2029', '2039');
  await type('Security code', '123');
}

export const APPS: readonly WebEntry[] = [
  {
    pages: [{ native: 'checkout-card-intent', component: 'Checkout', props: CUSTOMER }],
    scenarios: [...paymentScenarios(savingCheckout), ...consentScenarios(savingCheckout)],
  },
  {
    pages: [{ native: 'checkout-own-inputs', component: 'OwnInputsCheckout', props: CUSTOMER }],
    scenarios: paymentScenarios({ ...checkout, fill: typeIntoInputs, insist: typeIntoInputs }),
  },
  {
    pages: [
      {
        native: 'recollect-code',
        component: 'PayWithSavedCard',
        props: { tokenId: 'token-1', brand: 'visa', ...CUSTOMER },
      },
    ],
    scenarios: paymentScenarios({
      ...checkout,
      fill: (user) => user.type('Security code', '123'),
      platformReceives: [{ call: 'PATCH /tokens/token-1', body: { data: { cvc: '123' } } }],
      pays: { call: 'POST /pay-with-saved-card', body: { token_id: 'token-1' } },
    }),
  },
  {
    pages: [
      {
        native: 'threeds-react-native-challenge',
        component: 'PayButton',
        props: { tokenIntentId: INTENT_ID, ...CUSTOMER },
      },
    ],
    scenarios: paymentScenarios({
      ...PAY_BUTTON,
      fill: () => Promise.resolve(),
      platformReceives: [],
      pays: { call: 'POST /3ds/authenticate', body: { session_id: SESSION_ID } },
      says: 'next',
    }),
  },
];
