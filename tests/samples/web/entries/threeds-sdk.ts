import { expect } from 'vitest';
import { ISSUER } from '../../../support/threeds-double.ts';
import type { User, WebEntry } from '../entry.ts';
import { expectButton, INTENT_ID, passFiveMinutes } from '../steps.ts';

const SESSION_ID = 'cc51fad6-6d43-4903-be17-1a9088a89960';
const ACS_ID = '1f8bb0ce-d216-4b4e-9445-ec80bb775480';

const SESSION = {
  call: 'POST /3ds/sessions',
  body: {
    token_intent_id: INTENT_ID,
    device: 'browser',
    device_info: expect.objectContaining({ browser_javascript_enabled: true }) as unknown,
    web_challenge_mode: 'iframe',
  },
} as const;
const AUTHENTICATE = { call: 'POST /3ds/authenticate', body: { session_id: SESSION_ID } } as const;
const FINISH = { call: 'POST /3ds/finish', body: { session_id: SESSION_ID } } as const;

const pay = ({ press }: User): Promise<void> => press('Pay');

/** An app with a button that shows what an expression gives. */
const caller = (expression: string): string => `const result = document.querySelector('output');
document.querySelector('button').addEventListener('click', async () => {
  try {
    result.textContent = ${expression};
  } catch (error) {
    result.textContent = error.message;
  }
});`;

const BODY = '<button>Pay</button><output></output>';

const session: WebEntry = {
  pages: [
    {
      script: 'threeds-web-session',
      body: BODY,
      caller: caller(`'Next: ' + (await sample.startAuthentication('${INTENT_ID}'))`),
    },
    { react: 'threeds-web-session', component: 'AuthenticateButton', props: { tokenIntentId: INTENT_ID } },
  ],
  scenarios: [
    {
      when: 'the server has authenticated the session',
      do: pay,
      sees: 'Next: approved',
      serverAnswers: { [AUTHENTICATE.call]: [{ status: 200, body: { next: 'approved' } }] },
      platformReceives: [SESSION],
      serverReceives: [AUTHENTICATE],
    },
    {
      when: 'the connection breaks while the server may charge',
      do: pay,
      sees: 'Next: unknown',
      order: { call: AUTHENTICATE.call, happens: ['a broken connection'], charges: 1 },
      platformReceives: [SESSION],
      serverReceives: [AUTHENTICATE],
      logs: [/ERR_FAILED/, /TypeError/],
    },
  ],
};

const lockedButton: WebEntry = {
  pages: [
    { react: 'threeds-web-session', component: 'AuthenticateButton', props: { tokenIntentId: INTENT_ID } },
  ],
  scenarios: [
    {
      when: 'the session is refused, then the card declined, then the outcome unknown',
      do: async (user) => {
        await user.press('Pay');
        await user.see("You haven't been charged. Try again.");
        await user.press('Pay');
        await user.see('Next: stop');
        await user.press('Pay');
        await user.see('Next: unknown');
        await expectButton(user, 'Pay', 'off');
      },
      platformAnswers: {
        [SESSION.call]: [{ status: 401 }, { status: 201, body: { id: SESSION_ID } }],
      },
      order: { call: AUTHENTICATE.call, happens: ['declined', 'unknown'], says: 'next', charges: 1 },
      platformReceives: [SESSION, SESSION, SESSION],
      serverReceives: [AUTHENTICATE, AUTHENTICATE],
      logs: [/status of 401/, /HTTP Status: 401/, /status of 402/],
    },
  ],
};

const CHALLENGE = {
  sessionId: SESSION_ID,
  acsChallengeUrl: ISSUER.challenge,
  acsTransactionId: ACS_ID,
  threeDSVersion: '2.2.0',
};

/** Answers the challenge in the dialog, whose frame has a size for the width of the window. */
async function answerChallenge({ page }: User, button: string): Promise<void> {
  const frame = page.locator('#challenge iframe');
  expect(await frame.getAttribute('width')).toBe('100%');
  await page.keyboard.press('Escape');
  await frame.contentFrame().frameLocator('iframe').getByRole('button', { name: button }).click();
}

const challenge: WebEntry = {
  pages: [
    {
      script: 'threeds-web-challenge',
      body: `${BODY}<dialog id="challenge-dialog"><div id="challenge"></div></dialog>`,
      caller: caller(`'The server says: ' + (await sample.runChallenge(${JSON.stringify(CHALLENGE)}))`),
    },
  ],
  scenarios: [
    {
      when: 'the page hears of a success and the server of a failure',
      do: async (user) => {
        await user.press('Pay');
        await answerChallenge(user, 'Confirm');
      },
      sees: 'The server says: stop',
      serverAnswers: { [FINISH.call]: [{ status: 200, body: { next: 'stop' } }] },
      platformReceives: [],
      serverReceives: [
        {
          call: 'Issuer: challenge',
          body: expect.objectContaining({ acsTransID: ACS_ID, challengeWindowSize: '05' }) as unknown,
        },
        FINISH,
      ],
    },
    {
      when: 'the server fails after the challenge',
      do: async (user) => {
        await user.press('Pay');
        await answerChallenge(user, 'Confirm');
      },
      sees: 'The server says: unknown',
      order: { call: FINISH.call, happens: ['a page with 502'], charges: 1 },
      platformReceives: [],
      serverReceives: [
        {
          call: 'Issuer: challenge',
          body: expect.objectContaining({ acsTransID: ACS_ID, challengeWindowSize: '05' }) as unknown,
        },
        FINISH,
      ],
      logs: [/status of 502/, /is not valid JSON/],
    },
    {
      when: 'five minutes pass in a challenge that the server knows as confirmed',
      do: async (user) => {
        await passFiveMinutes(user);
        await user.press('Pay');
      },
      sees: 'The server says: approved',
      serverAnswers: { [FINISH.call]: [{ status: 200, body: { next: 'approved' } }] },
      platformReceives: [],
      // The time is over before the frame of the issuer has loaded.
      serverReceives: [FINISH],
      logs: [/Timed out waiting for a challenge response/],
    },
  ],
};

const errors: WebEntry = {
  pages: [
    {
      script: 'threeds-web-handle-errors',
      body: BODY,
      caller: caller(`(await sample.createSession('${INTENT_ID}')) ?? 'No session for this card'`),
    },
  ],
  scenarios: [
    {
      when: 'the card does not support 3DS, the key is refused, and then all is well',
      do: async (user) => {
        await user.press('Pay');
        await user.see('No session for this card');
        await user.press('Pay');
        await user.see(
          /^The 3DS session was not created: Failed to parse error response\. HTTP Status: 401$/,
        );
        await user.press('Pay');
      },
      sees: SESSION_ID,
      platformAnswers: {
        [SESSION.call]: [
          {
            status: 400,
            body: {
              title: 'One or more validation errors occurred.',
              status: 400,
              errors: { 'The card was not supported by any card schemes': ['Not supported'] },
            },
          },
          { status: 401 },
          { status: 201, body: { id: SESSION_ID } },
        ],
      },
      platformReceives: [SESSION, SESSION, SESSION],
      serverReceives: [],
      logs: [/status of 400/, /status of 401/],
    },
  ],
};

/** The samples on the pages of the package for 3D Secure in browsers. */
export const THREEDS_SDK: readonly WebEntry[] = [session, lockedButton, challenge, errors];
