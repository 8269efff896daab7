import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { doublePlatformPage } from '../../../support/threeds-double.ts';
import type { User, WebEntry } from '../entry.ts';
import { SHOP } from '../serve-page.ts';
import { MESSAGES, paymentScenarios } from '../payment-scenarios.ts';
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
    ...paymentScenarios({
      fill: () => Promise.resolve(),
      press: onDesktop((user) => inPopup(user, 'Confirm')),
      pressTwice: onDesktop(async (user) => {
        await doublePlatformPage(user.page, SHOP);
        const button = user.page.getByRole('button', { name: 'Pay', exact: true });
        const [popup] = await Promise.all([user.page.waitForEvent('popup'), button.dblclick()]);
        await Promise.all([
          popup.waitForEvent('close'),
          popup.getByRole('link', { name: 'Confirm' }).click(),
        ]);
      }),
      expectButton: (user, state) => expectButton(user, 'Pay', state),
      platformReceives: [],
      pays: OUTCOME,
      others: { before: [START] },
      serverAnswers: REDIRECT,
    }),
    {
      when: 'the customer refuses in the popup',
      do: onDesktop(async (user) => {
        await inPopup(user, 'Refuse');
        await user.see(MESSAGES.declined);
        await expectButton(user, 'Pay', 'on');
      }),
      serverAnswers: REDIRECT,
      order: { call: OUTCOME.call, happens: ['declined'], charges: 0 },
      platformReceives: [],
      serverReceives: [START, OUTCOME],
      logs: [/status of 402/],
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
        await user.see(MESSAGES.notSent);
        await expect.poll(() => popup.isClosed()).toBe(true);
        await expectButton(user, 'Pay', 'on');
      }),
      serverAnswers: { [START.call]: [{ status: 500 }] },
      platformReceives: [],
      serverReceives: [START],
      logs: [/status of 500/, /The server returned 500/],
    },
  ],
};

export const THREEDS_REDIRECT: readonly WebEntry[] = [redirect];
