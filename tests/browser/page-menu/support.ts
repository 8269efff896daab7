import type { Locator, Page } from 'playwright-core';
import { open } from '../../site/support/visitor.ts';
import { copiedText } from '../../support/copied-text.ts';

/** What the reader has chosen before the page opens, by its storage key. */
export type Choices = Readonly<Record<string, string>>;

export const summary = (page: Page): Locator => page.locator('summary', { hasText: /^Markdown$/ });

export const copyPage = (page: Page): Locator => page.getByRole('button', { name: 'Copy as Markdown' });

export const readClipboard = (page: Page): Promise<string> => copiedText(page);

/** Opens a page with what the reader has chosen, and its menu. */
export async function openMenu(page: Page, address: string, choices: Choices = {}): Promise<void> {
  await page.addInitScript((stored) => {
    if (self.origin !== 'null')
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, choices);
  await open(page, address);
  await summary(page).click();
}

/** The page as Markdown, as the menu copies it. */
export async function copied(page: Page, address: string, choices: Choices = {}): Promise<string> {
  await openMenu(page, address, choices);
  await copyPage(page).click();
  await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
  return readClipboard(page);
}

/** The languages of samples in Markdown, each once. */
export const languagesOf = (markdown: string): readonly string[] => [
  ...new Set([...markdown.matchAll(/^ *###### (.*)$/gm)].map(([, label = '']) => label.replaceAll('\\', ''))),
];
