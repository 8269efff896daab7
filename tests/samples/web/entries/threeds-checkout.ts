import { expect } from 'vitest';
import { ISSUER } from '../../../support/threeds-double.ts';
import type { Scenario, User, WebEntry } from '../entry.ts';
import { MESSAGES, paymentScenarios, UNKNOWN } from '../payment-scenarios.ts';
import { expectButton, INTENT_ID, passFiveMinutes, refusal } from '../steps.ts';

const SESSION_ID = 'cc51fad6-6d43-4903-be17-1a9088a89960';
const ACS_ID = '1f8bb0ce-d216-4b4e-9445-ec80bb775480';
const NOTIFICATION_URL = 'https://api.test.basistheory.com/3ds/notifications';

const SESSION = {
  call: 'POST /3ds/sessions',
  body: {
    token_intent_id: INTENT_ID,
    device: 'browser',
    device_info: expect.objectContaining({
      browser_javascript_enabled: true,
      browser_user_agent: expect.any(String) as unknown,
    }) as unknown,
    web_challenge_mode: 'iframe',
  },
} as const;
const AUTHENTICATE = { call: 'POST /3ds/authenticate', body: { session_id: SESSION_ID } } as const;
const FINISH = { call: 'POST /3ds/finish', body: { session_id: SESSION_ID } } as const;
const CHALLENGE = {
  call: 'Issuer: challenge',
  body: {
    messageType: 'CReq',
    messageVersion: '2.2.0',
    threeDSServerTransID: SESSION_ID,
    acsTransID: ACS_ID,
    challengeWindowSize: '03',
  },
} as const;

const next = (value: string, more: object = {}) => [{ status: 200, body: { next: value, ...more } }];
const CHALLENGED = next('challenge', {
  acsChallengeUrl: ISSUER.challenge,
  acsTransactionId: ACS_ID,
  threeDSVersion: '2.2.0',
});

/** Presses a button on the page of the issuer, which is in a frame of the platform in a frame of the package. */
async function answerChallenge({ page }: User, button: string): Promise<void> {
  const frame = page.locator('#challenge iframe');
  expect(await frame.getAttribute('width')).toBe('500px');
  await frame.contentFrame().frameLocator('iframe').getByRole('button', { name: button }).click();
}

const pay = ({ press }: User): Promise<void> => press('Pay');

/** An app that shows what the sample returns, and has a card already. */
const CALLER = `const result = document.querySelector('output');
const button = document.querySelector('button');
button.addEventListener('click', async () => {
  button.disabled = true;
  const { message, canTryAgain } = await sample.payWith3ds('${INTENT_ID}');
  result.textContent = message;
  button.disabled = !canTryAgain;
});`;

const pressTwice = ({ page }: User): Promise<void> =>
  page.getByRole('button', { name: 'Pay', exact: true }).dblclick();

/** The server charges when it authenticates, or when it finishes after a challenge. */
const OUTCOMES = [
  ...paymentScenarios({
    fill: () => Promise.resolve(),
    press: pay,
    pressTwice,
    expectButton: (user, state) => expectButton(user, 'Pay', state),
    platformReceives: [SESSION],
    pays: AUTHENTICATE,
    says: 'next',
  }),
  ...(['unknown', 'a page with 502', 'a broken connection'] as const).map((happening): Scenario => ({
    when: `after a challenge, unknown: ${happening}`,
    do: async (user) => {
      await user.press('Pay');
      await answerChallenge(user, 'Confirm');
      await user.see(MESSAGES.unknown);
      await expectButton(user, 'Pay', 'off');
    },
    order: { call: FINISH.call, happens: [happening], says: 'next', charges: 1 },
    serverAnswers: { [AUTHENTICATE.call]: CHALLENGED },
    platformReceives: [SESSION],
    serverReceives: [AUTHENTICATE, CHALLENGE, FINISH],
    logs: UNKNOWN[happening],
  })),
];

const checkout: WebEntry = {
  pages: [
    {
      script: 'threeds-checkout',
      body: '<button>Pay</button><div id="challenge"></div><output></output>',
      caller: CALLER,
    },
    { react: 'threeds-checkout', component: 'PayButton', props: { tokenIntentId: INTENT_ID } },
  ],
  scenarios: [
    ...OUTCOMES,
    {
      when: 'the issuer wants to know the device, and then nothing more',
      do: pay,
      sees: MESSAGES.approved,
      platformAnswers: {
        'POST /3ds/sessions': [
          {
            status: 201,
            body: {
              id: SESSION_ID,
              method_url: ISSUER.method,
              method_notification_url: NOTIFICATION_URL,
            },
          },
        ],
      },
      serverAnswers: { [AUTHENTICATE.call]: next('approved') },
      platformReceives: [SESSION],
      serverReceives: [
        {
          call: 'Issuer: method',
          body: { threeDSServerTransID: SESSION_ID, threeDSMethodNotificationURL: NOTIFICATION_URL },
        },
        AUTHENTICATE,
      ],
    },
    {
      when: 'the customer confirms a challenge',
      do: async (user) => {
        await user.press('Pay');
        await answerChallenge(user, 'Confirm');
        await user.see(MESSAGES.approved);
        expect(await user.page.locator('#challenge iframe').count()).toBe(0);
      },
      serverAnswers: { [AUTHENTICATE.call]: CHALLENGED, [FINISH.call]: next('approved') },
      platformReceives: [SESSION],
      serverReceives: [AUTHENTICATE, CHALLENGE, FINISH],
    },
    {
      when: 'the customer cancels a challenge',
      do: async (user) => {
        await user.press('Pay');
        await answerChallenge(user, 'Cancel');
      },
      sees: MESSAGES.declined,
      serverAnswers: { [AUTHENTICATE.call]: CHALLENGED, [FINISH.call]: next('stop') },
      platformReceives: [SESSION],
      serverReceives: [AUTHENTICATE, CHALLENGE, FINISH],
    },
    {
      when: 'five minutes pass in a challenge that the server knows as confirmed',
      do: async (user) => {
        await passFiveMinutes(user);
        await user.press('Pay');
      },
      sees: MESSAGES.approved,
      serverAnswers: { [AUTHENTICATE.call]: CHALLENGED, [FINISH.call]: next('approved') },
      platformReceives: [SESSION],
      // The time is over before the frame of the issuer has loaded.
      serverReceives: [AUTHENTICATE, FINISH],
      logs: [/Timed out waiting for a challenge response/],
    },
    {
      when: 'the bank contacts the customer',
      do: async (user) => {
        await user.press('Pay');
        await user.see('Your bank will contact you to confirm the payment.');
        await expectButton(user, 'Pay', 'off');
      },
      serverAnswers: { [AUTHENTICATE.call]: next('wait') },
      platformReceives: [SESSION],
      serverReceives: [AUTHENTICATE],
    },
    {
      when: 'the issuer refuses with a text for the customer',
      do: pay,
      sees: 'Call your bank.',
      serverAnswers: { [AUTHENTICATE.call]: next('stop', { message: 'Call your bank.' }) },
      platformReceives: [SESSION],
      serverReceives: [AUTHENTICATE],
    },
    {
      when: 'a server of 3D Secure fails, and the next session is authenticated',
      do: async (user) => {
        await user.press('Pay');
        await user.see(MESSAGES.notSent);
        await user.press('Pay');
      },
      sees: MESSAGES.approved,
      serverAnswers: { [AUTHENTICATE.call]: [...next('restart'), ...next('approved')] },
      platformReceives: [SESSION, SESSION],
      serverReceives: [AUTHENTICATE, AUTHENTICATE],
    },
    {
      when: 'the session is refused, and the next one authenticated',
      do: async (user) => {
        await user.press('Pay');
        await user.see(MESSAGES.notSent);
        await expectButton(user, 'Pay', 'on');
        await user.press('Pay');
      },
      sees: MESSAGES.approved,
      platformAnswers: {
        'POST /3ds/sessions': [
          refusal(400, 'One or more validation errors occurred.'),
          { status: 201, body: { id: SESSION_ID } },
        ],
      },
      serverAnswers: { [AUTHENTICATE.call]: next('approved') },
      platformReceives: [SESSION, SESSION],
      serverReceives: [AUTHENTICATE],
      logs: [/status of 400/, /One or more validation errors occurred/],
    },
  ],
};

export const THREEDS_CHECKOUT: readonly WebEntry[] = [checkout];
