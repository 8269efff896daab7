import { expect } from 'vitest';
import { ISSUER } from '../../../support/threeds-double.ts';
import type { User, WebEntry } from '../entry.ts';
import { INTENT_ID, passFiveMinutes, refusal } from '../steps.ts';

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
document.querySelector('button').addEventListener('click', async () => {
  try {
    result.textContent = await sample.payWith3ds('${INTENT_ID}');
  } catch (error) {
    console.error(error);
    result.textContent = 'The payment could not be confirmed.';
  }
});`;

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
    {
      when: 'the issuer wants to know the device, and then nothing more',
      do: pay,
      sees: 'Thank you.',
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
      serverAnswers: { [AUTHENTICATE.call]: next('paid') },
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
        await user.see('Thank you.');
        expect(await user.page.locator('#challenge iframe').count()).toBe(0);
      },
      serverAnswers: { [AUTHENTICATE.call]: CHALLENGED, [FINISH.call]: next('paid') },
      platformReceives: [SESSION],
      serverReceives: [AUTHENTICATE, CHALLENGE, FINISH],
    },
    {
      when: 'the customer cancels a challenge',
      do: async (user) => {
        await user.press('Pay');
        await answerChallenge(user, 'Cancel');
      },
      sees: 'The payment was not confirmed. Try another card.',
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
      sees: 'Thank you.',
      serverAnswers: { [AUTHENTICATE.call]: CHALLENGED, [FINISH.call]: next('paid') },
      platformReceives: [SESSION],
      // The time is over before the frame of the issuer has loaded.
      serverReceives: [AUTHENTICATE, FINISH],
      logs: [/Timed out waiting for a challenge response/],
    },
    {
      when: 'the bank contacts the customer',
      do: pay,
      sees: 'Your bank contacts you to confirm the payment.',
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
        await user.see('The payment could not be confirmed. Try again.');
        await user.press('Pay');
      },
      sees: 'Thank you.',
      serverAnswers: { [AUTHENTICATE.call]: [...next('restart'), ...next('paid')] },
      platformReceives: [SESSION, SESSION],
      serverReceives: [AUTHENTICATE, AUTHENTICATE],
    },
    {
      when: 'the session is refused, and the next one authenticated',
      do: async (user) => {
        await user.press('Pay');
        await user.see('The payment could not be confirmed.');
        await user.press('Pay');
      },
      sees: 'Thank you.',
      platformAnswers: {
        'POST /3ds/sessions': [
          refusal(400, 'One or more validation errors occurred.'),
          { status: 201, body: { id: SESSION_ID } },
        ],
      },
      serverAnswers: { [AUTHENTICATE.call]: next('paid') },
      platformReceives: [SESSION, SESSION],
      serverReceives: [AUTHENTICATE],
      logs: [/status of 400/, /One or more validation errors occurred/],
    },
    {
      when: 'its own server fails',
      do: pay,
      sees: 'The payment could not be confirmed.',
      serverAnswers: { [AUTHENTICATE.call]: [{ status: 500 }] },
      platformReceives: [SESSION],
      serverReceives: [AUTHENTICATE],
      logs: [/status of 500/, /The server answered 500/],
    },
  ],
};

export const THREEDS_CHECKOUT: readonly WebEntry[] = [checkout];
