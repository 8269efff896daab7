import { expect } from 'vitest';
import { APPLE_PAYMENT, GOOGLE_PAYMENT } from '../../../support/wallets-double/payments.ts';
import type { User, WebEntry } from '../entry.ts';
import { MESSAGES, paymentScenarios } from '../payment-scenarios.ts';
import { expectButton, INTENT_ID, refusal } from '../steps.ts';

const MERCHANT_SESSION = { merchantSessionIdentifier: 'session-1', signature: 'signed' };
const APPLE_ID = 'b9aa5a50-6c29-4c4c-95c1-dd6a4c8e2a2f';
const GOOGLE_ID = '5a698b1e-25b2-4b0b-9264-c33597a79a4e';

const START = {
  call: 'POST /apple-pay/session',
  body: {
    display_name: 'Example Store',
    domain: 'shop.example',
    validation_url: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
  },
} as const;
const CREATE = { call: 'POST /apple-pay', body: { apple_payment_data: APPLE_PAYMENT } } as const;
const APPLE_ANSWERS = {
  [START.call]: [{ status: 200, body: MERCHANT_SESSION }],
  [CREATE.call]: [{ status: 200, body: { apple_pay: { id: APPLE_ID } } }],
} as const;

const STARTED = { call: 'Apple Pay: completeMerchantValidation', body: MERCHANT_SESSION } as const;
const PAY = { call: 'POST /pay', body: { kind: 'apple_pay', id: APPLE_ID } } as const;
const completed = (status: 'STATUS_SUCCESS' | 'STATUS_FAILURE') =>
  ({ call: 'Apple Pay: completePayment', body: status }) as const;

/** Opens the sheet, sees what is to be paid, and consents. */
async function consent(user: User): Promise<void> {
  await user.press('Apple Pay');
  await user.see('Example Store 10.00 USD');
  await user.see('Confirm the payment');
  await user.press('Pay now');
}

async function expectNoSheet({ page }: User): Promise<void> {
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}

/** The button of a wallet is hidden while a payment runs, and afterward if the card may have been charged. */
const expectHidden =
  (selector: string) =>
  async ({ page }: User, state: 'on' | 'off'): Promise<void> => {
    const hidden = () => page.locator(selector).evaluate((element: HTMLElement) => element.hidden);
    await expect.poll(hidden).toBe(state === 'off');
  };

/** Leaves a sheet that is open after a failure, and opens another one. */
async function consentAgain(user: User): Promise<void> {
  const cancel = user.page.getByRole('button', { name: 'Cancel' });
  if ((await cancel.count()) > 0) {
    await cancel.click();
    await user.see(MESSAGES.notSent);
  }
  await consent(user);
}

/** Holds a response of the server back, until the function that it returns is called. */
async function holdPayment({ page }: User): Promise<() => void> {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/pay', async (route) => {
    await held;
    await route.fallback();
  });
  return answer;
}

/** Makes the time that the sheet waits pass at once. */
async function passSheetTime({ page }: User): Promise<void> {
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    const pass = (run: () => void, time?: number): number => wait(run, time === 20_000 ? 0 : time);
    window.setTimeout = pass as typeof window.setTimeout;
  });
}

const applePay: WebEntry = {
  pages: [{ html: 'apple-pay-page', script: 'apple-pay-button' }],
  scenarios: [
    ...paymentScenarios({
      fill: () => Promise.resolve(),
      press: consentAgain,
      pressTwice: async ({ page }) => {
        await page.getByRole('button', { name: 'Apple Pay' }).click();
        await page.getByText('Confirm the payment').waitFor();
        // The button of the sheet moves, so the mouse would miss it.
        await page.getByRole('button', { name: 'Pay now' }).evaluate((button: HTMLButtonElement) => {
          button.click();
          button.click();
        });
      },
      expectButton: expectHidden('#apple-pay'),
      platformReceives: [START, CREATE],
      platformAnswers: APPLE_ANSWERS,
      pays: PAY,
      others: {
        before: [STARTED],
        after: (canTryAgain) => [completed(canTryAgain ? 'STATUS_FAILURE' : 'STATUS_SUCCESS')],
      },
    }),
    {
      when: 'the session comes as a text',
      do: async (user) => {
        await consent(user);
        await user.see(MESSAGES.approved);
        await expectNoSheet(user);
      },
      platformAnswers: {
        ...APPLE_ANSWERS,
        [START.call]: [{ status: 200, body: JSON.stringify(MERCHANT_SESSION) }],
      },
      order: { call: PAY.call, happens: ['approved'], charges: 1 },
      platformReceives: [START, CREATE],
      serverReceives: [STARTED, PAY, completed('STATUS_SUCCESS')],
    },
    {
      when: 'the card is refused, and another one in the same sheet is charged',
      do: async (user) => {
        await consent(user);
        await user.see('Payment not completed');
        await user.press('Pay now');
        await user.see(MESSAGES.approved);
        await expectHidden('#apple-pay')(user, 'off');
      },
      platformAnswers: APPLE_ANSWERS,
      order: { call: PAY.call, happens: ['declined', 'approved'], charges: 1 },
      platformReceives: [START, CREATE, CREATE],
      serverReceives: [STARTED, PAY, completed('STATUS_FAILURE'), PAY, completed('STATUS_SUCCESS')],
      logs: [/status of 402/],
    },
    {
      when: 'the payment is not accepted, and the customer gives up',
      do: async (user) => {
        await consent(user);
        await user.see('Payment not completed');
        await user.press('Cancel');
        await user.see(MESSAGES.notSent);
        await expectHidden('#apple-pay')(user, 'on');
      },
      platformAnswers: { ...APPLE_ANSWERS, [CREATE.call]: [refusal(422, 'Unprocessable Entity')] },
      platformReceives: [START, CREATE],
      serverReceives: [STARTED, completed('STATUS_FAILURE')],
      logs: [/status of 422/, /apple-pay returned 422/],
    },
    {
      when: 'the server needs longer than the sheet',
      do: async (user) => {
        const answer = await holdPayment(user);
        await passSheetTime(user);
        await consent(user);
        await user.see(MESSAGES.unknown);
        await expectNoSheet(user);
        await expectHidden('#apple-pay')(user, 'off');
        answer();
        await user.see(MESSAGES.approved);
      },
      platformAnswers: APPLE_ANSWERS,
      order: { call: PAY.call, happens: ['approved'], charges: 1 },
      platformReceives: [START, CREATE],
      serverReceives: [STARTED, completed('STATUS_SUCCESS'), PAY],
    },
    {
      when: 'the sheet is gone before the card is charged',
      do: async (user) => {
        const answer = await holdPayment(user);
        await consent(user);
        await user.press('Cancel');
        await user.see(MESSAGES.unknown);
        await expectHidden('#apple-pay')(user, 'off');
        answer();
        await user.see(MESSAGES.approved);
      },
      platformAnswers: APPLE_ANSWERS,
      order: { call: PAY.call, happens: ['approved'], charges: 1 },
      platformReceives: [START, CREATE],
      serverReceives: [STARTED, PAY],
      logs: [/InvalidAccessError: the sheet has ended/],
    },
    {
      when: 'the session is refused',
      do: async (user) => {
        await user.press('Apple Pay');
        await user.see("Apple Pay isn't available. Pay another way.");
        await expectNoSheet(user);
      },
      platformAnswers: { [START.call]: [refusal(403, 'Forbidden')] },
      platformReceives: [START],
      serverReceives: [{ call: 'Apple Pay: abort' }],
      logs: [/status of 403/, /apple-pay\/session returned 403/],
    },
    {
      when: "Apple's script does not load",
      do: async ({ page }) => {
        await page.getByText('Total: $10.00').waitFor();
        expect(await page.locator('#apple-pay').getAttribute('hidden')).not.toBeNull();
      },
      double: { unreachable: true },
      platformReceives: [],
      serverReceives: [],
      logs: [/ERR_FAILED/],
    },
  ],
};

/** A page with a button for each request of the sample. */
const REQUESTS_CALLER = `for (const [name, request] of Object.entries(sample)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => {
    const session = new ApplePaySession(3, request);
    session.onvalidatemerchant = () => {};
    session.begin();
  });
  document.body.append(button);
}`;

const AGREEMENTS = [
  ['recurring', ['Example Store 10.00 USD', 'Monthly membership', 'Membership 10.00 USD']],
  [
    'automaticReload',
    [
      'Example Store 25.00 USD',
      'Transit balance',
      'Reload 25.00 USD',
      'We add $25.00 whenever your balance is below $5.00.',
    ],
  ],
  [
    'deferred',
    [
      'Example Store 180.00 USD',
      'Room for two nights',
      'Room 180.00 USD',
      'We charge $180.00 on the day of your arrival.',
    ],
  ],
] as const;

const merchantTokens: WebEntry = {
  pages: [
    {
      script: 'apple-pay-merchant-request',
      body: '<script src="<APPLE_PAY_SDK_URL>"></script>',
      caller: REQUESTS_CALLER,
    },
  ],
  scenarios: AGREEMENTS.map(([name, lines]) => ({
    when: `the customer opens the sheet of "${name}"`,
    do: async (user) => {
      await user.press(name);
      for (const line of lines) await user.page.getByText(line, { exact: true }).waitFor();
    },
    platformReceives: [],
    serverReceives: [],
  })),
};

const GOOGLE_CREATE = { call: 'POST /google-pay', body: { google_payment_data: GOOGLE_PAYMENT } } as const;
const GOOGLE_START = { call: 'Google Pay: start', body: { environment: 'TEST' } } as const;
const DEVICE = { call: 'POST /pay', body: { kind: 'google_pay', id: GOOGLE_ID } } as const;
const ON_FILE = { call: 'POST /pay', body: { kind: 'token_intent', id: INTENT_ID } } as const;
const CARD_ON_FILE = {
  [GOOGLE_CREATE.call]: [{ status: 200, body: { token_intent: { id: INTENT_ID } } }],
} as const;

async function payWithGoogle(user: User): Promise<void> {
  await user.press('Google Pay');
  await user.see('Example Store 10.00 USD');
  await user.press('Pay now');
}

const googlePay: WebEntry = {
  pages: [{ html: 'google-pay-page', script: 'google-pay-button' }],
  scenarios: [
    ...paymentScenarios({
      fill: () => Promise.resolve(),
      press: payWithGoogle,
      pressTwice: async ({ page }) => {
        await page.getByRole('button', { name: 'Google Pay' }).click();
        await page.getByRole('button', { name: 'Pay now' }).dblclick();
      },
      expectButton: expectHidden('#google-pay'),
      platformReceives: [GOOGLE_CREATE],
      pays: DEVICE,
      others: { onLoad: [GOOGLE_START] },
    }),
    {
      when: 'a card on file is charged',
      do: payWithGoogle,
      sees: MESSAGES.approved,
      platformAnswers: CARD_ON_FILE,
      order: { call: ON_FILE.call, happens: ['approved'], charges: 1 },
      platformReceives: [GOOGLE_CREATE],
      serverReceives: [GOOGLE_START, ON_FILE],
    },
    {
      when: 'the customer closes the sheet',
      do: async (user) => {
        await user.press('Google Pay');
        await user.press('Cancel');
        await user.see(MESSAGES.notSent);
        await expectButton(user, 'Google Pay', 'on');
      },
      platformReceives: [],
      serverReceives: [GOOGLE_START],
      logs: [/CANCELED/],
    },
    {
      when: 'the platform cannot decrypt the payment',
      do: async (user) => {
        await payWithGoogle(user);
        await user.see(MESSAGES.notSent);
        await expectButton(user, 'Google Pay', 'on');
      },
      platformAnswers: { [GOOGLE_CREATE.call]: [refusal(422, 'Unprocessable Entity')] },
      platformReceives: [GOOGLE_CREATE],
      serverReceives: [GOOGLE_START],
      logs: [/status of 422/, /google-pay returned 422/],
    },
  ],
};

export const WALLETS: readonly WebEntry[] = [applePay, merchantTokens, googlePay];
