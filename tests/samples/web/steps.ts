/** What scenarios of several entries do, and the values that the examples of the API description have. */
import { expect } from 'vitest';
import type { PlatformAnswer } from '../../support/elements-double/index.ts';
import type { User } from './entry.ts';

export const TOKEN_ID = '30973af6-93f0-4d2e-b4b3-15a136a33945';
export const INTENT_ID = 'cd2299b7-2d41-469c-8433-ff9920f122ec';
export const SESSION_KEY = 'key_test_Hx2mT9vQ4rLk8Wc1';
export const NONCE = 'pDAjbM7dKpTVXGmkzpMX4k';

export const CARD_DATA = {
  number: '4242424242424242',
  expiration_month: 12,
  expiration_year: 2039,
  cvc: '123',
};

export async function typeCard({ type }: User): Promise<void> {
  await type('Card number', '4242424242424242');
  await type('Expiration date', '12/39');
  await type('Security code', '123');
}

/** Types a card that is complete, and presses a button. */
export function payWithCard(button: string): (user: User) => Promise<void> {
  return async (user) => {
    await typeCard(user);
    await user.press(button);
  };
}

/** Asserts that the button can be pressed, or that it cannot. */
export async function expectButton({ page }: User, name: string, state: 'on' | 'off'): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect.poll(() => button.isEnabled()).toBe(state === 'on');
}

/** Asserts what a field shows. */
export async function expectField({ page }: User, label: string, text: string): Promise<void> {
  await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
}

/** Sends a form, as the Enter key does in a form whose button is off. */
export async function submit({ page }: User): Promise<void> {
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
  });
}

/** An answer that refuses. */
export function refusal(status: number, title: string): PlatformAnswer {
  return { status, body: { title, status } };
}

/**
 * Makes the time pass that the page gives its server, in the page that is open. It has to be longer than the 30 seconds
 * that the server gives the processor: a shorter one never passes. It takes a second, so that a busy browser has sent
 * the request by then.
 */
export async function passServerTime({ page }: User): Promise<void> {
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (time) => (time > 30_000 ? timeout(1_000) : new AbortController().signal);
    const wait = window.setTimeout.bind(window);
    const pass = (run: () => void, time = 0): number => wait(run, time > 30_000 ? 1_000 : time);
    window.setTimeout = pass as typeof window.setTimeout;
  });
}

/** Makes five minutes pass at once, in the page that is open. */
export async function passFiveMinutes({ page }: User): Promise<void> {
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    const pass = (run: () => void, time?: number): number => wait(run, time === 300_000 ? 0 : time);
    window.setTimeout = pass as typeof window.setTimeout;
  });
}
