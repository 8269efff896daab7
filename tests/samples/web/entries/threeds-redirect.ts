import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { doublePlatformPage } from '../../../support/threeds-double.ts';
import type { User, WebEntry } from '../entry.ts';
import { SHOP } from '../serve-page.ts';
import { expectButton } from '../steps.ts';

const SESSION_ID = 'cc51fad6-6d43-4903-be17-1a9088a89960';

const START = { call: 'POST /3ds/redirect' } as const;
const OUTCOME = { call: 'POST /3ds/outcome' } as const;
const REDIRECT = {
  [START.call]: [
    {
      status: 200,
      body: { redirect_url: `https://api.test.basistheory.com/3ds/redirect/${SESSION_ID}?apiKey=public` },
    },
  ],
} as const;

/** Does something in a window of this width, which the page decides by. */
function inWidth(width: number, act: (user: User) => Promise<void>): (user: User) => Promise<void> {
  return async (user) => {
    const before = user.page.viewportSize() ?? { width, height: 480 };
    await user.page.setViewportSize({ width, height: before.height });
    await act(user);
    await user.page.setViewportSize(before);
  };
}

const onDesktop = (act: (user: User) => Promise<void>) => inWidth(800, act);

async function payInPopup({ page, press }: User): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press('Pay')]);
  return popup;
}

/** Pays, and opens a link on the page of the platform in the popup, which is then closed. */
async function inPopup(user: User, link: string): Promise<void> {
  await doublePlatformPage(user.page, SHOP);
  const popup = await payInPopup(user);
  await user.see('Your bank asks you to confirm the payment.');
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('link', { name: link }).click()]);
}

/** Pays, and opens a link on the page of the platform in the place of the page. */
async function inWholePage(user: User, link: string): Promise<void> {
  await doublePlatformPage(user.page, SHOP);
  await user.press('Pay');
  await user.page.getByRole('link', { name: link }).click();
  await user.page.waitForURL(`${SHOP}/3ds/*`);
}

const redirect: WebEntry = {
  pages: [{ script: 'threeds-redirect', body: '<button id="pay">Pay</button><output id="result"></output>' }],
  scenarios: [
    {
      when: 'the customer confirms in the popup',
      do: onDesktop(async (user) => {
        await inPopup(user, 'Confirm');
        await user.see('Thank you.');
        await expectButton(user, 'Pay', 'off');
      }),
      serverAnswers: { ...REDIRECT, [OUTCOME.call]: [{ status: 200, body: { paid: true } }] },
      platformReceives: [],
      serverReceives: [START, OUTCOME],
    },
    {
      when: 'the customer refuses in the popup',
      do: onDesktop(async (user) => {
        await inPopup(user, 'Refuse');
        await user.see('The payment was not confirmed. You can try again.');
        await expectButton(user, 'Pay', 'on');
      }),
      serverAnswers: { ...REDIRECT, [OUTCOME.call]: [{ status: 200, body: { paid: false } }] },
      platformReceives: [],
      serverReceives: [START, OUTCOME],
    },
    {
      when: 'the outcome cannot be read',
      do: onDesktop(async (user) => {
        await inPopup(user, 'Confirm');
        await user.see('We are checking your payment. Do not pay again.');
        await expectButton(user, 'Pay', 'off');
      }),
      serverAnswers: { ...REDIRECT, [OUTCOME.call]: [{ status: 500 }] },
      platformReceives: [],
      serverReceives: [START, OUTCOME],
      logs: [/status of 500/, /The server answered 500/],
    },
    {
      when: 'the browser blocks the popup',
      do: onDesktop(async (user) => {
        await user.page.evaluate(() => {
          window.open = () => null;
        });
        await inWholePage(user, 'Confirm');
      }),
      serverAnswers: REDIRECT,
      platformReceives: [],
      serverReceives: [START, { call: 'GET /3ds/success' }],
    },
    {
      when: 'the customer has a phone',
      do: inWidth(400, (user) => inWholePage(user, 'Refuse')),
      serverAnswers: REDIRECT,
      platformReceives: [],
      serverReceives: [START, { call: 'GET /3ds/failure' }],
    },
    {
      when: 'its own server fails',
      do: onDesktop(async (user) => {
        const popup = await payInPopup(user);
        await user.see('The payment could not be confirmed. You can try again.');
        await expect.poll(() => popup.isClosed()).toBe(true);
        await expectButton(user, 'Pay', 'on');
      }),
      serverAnswers: { [START.call]: [{ status: 500 }] },
      platformReceives: [],
      serverReceives: [START],
      logs: [/status of 500/, /The server answered 500/],
    },
  ],
};

export const THREEDS_REDIRECT: readonly WebEntry[] = [redirect];
