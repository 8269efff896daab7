import type { Page } from 'playwright-core';

/** What the platform gets when the card of the guides is typed. */
export const TYPED_CARD = {
  number: '4242424242424242',
  expiration_month: 12,
  expiration_year: 2039,
  cvc: '123',
};

const FIELDS = { 'Card number': '4242 4242 4242 4242', 'Expiration date': '12/39', 'Security code': '123' };

/** Types into the field with a label, and leaves it. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.blur();
}

/** Types the card of the guides into three Elements. */
export async function typeCard(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(FIELDS)) await typeInto(page, label, text);
}
