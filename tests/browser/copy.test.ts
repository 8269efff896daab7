/** The copy buttons where the browser offers no clipboard, as over plain HTTP, or rejects it. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { open } from '../site/support/visitor.ts';
import { copiedText } from '../support/copied-text.ts';

const PAGE = '/docs/api/tokens';

/** Alters the clipboard of every page that is opened. */
const CLIPBOARDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'is absent': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    }),
  'is refused': (page) =>
    page.addInitScript(() => {
      const writeText = (): Promise<void> =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    }),
};

describe.each(Object.entries(CLIPBOARDS))('where the clipboard %s', (_, alterClipboard) => {
  it('the code is selected, and the keys of the system copy it', async () => {
    await withPage({ fetchesAhead: false, permissions: ['clipboard-read'] }, async (page) => {
      await alterClipboard(page);
      await open(page, PAGE);
      const block = page.locator('main figure:has(pre) >> visible=true').first();
      const shown = await block.locator('code').innerText();
      await block.getByRole('button', { name: /^Copy the cURL sample/ }).click();
      await block.getByRole('button', { name: /^Press (?:Ctrl\+|⌘)C$/ }).waitFor();
      await page.keyboard.press('ControlOrMeta+c');
      expect((await copiedText(page)).trimEnd()).toBe(shown.trimEnd());
    });
  });

  it('the path of an operation is selected, and the keys of the system copy it', async () => {
    await withPage({ fetchesAhead: false, permissions: ['clipboard-read'] }, async (page) => {
      await alterClipboard(page);
      await open(page, PAGE);
      await page.getByRole('button', { name: 'Copy the path /tokens', exact: true }).first().click();
      await page
        .getByRole('button', { name: /^Press (?:Ctrl\+|⌘)C$/ })
        .first()
        .waitFor();
      await page.keyboard.press('ControlOrMeta+c');
      expect(await copiedText(page)).toBe('/tokens');
    });
  });
});

it('a path that is copied is said to be, and the button describes what it copies again', async () => {
  await withPage(
    { fetchesAhead: false, permissions: ['clipboard-read', 'clipboard-write'] },
    async (page) => {
      await open(page, PAGE);
      const line = page.locator('main div:has(> button)', { hasText: '/tokens' }).first();
      await line.getByRole('button', { name: /^Copy the path / }).click();
      await line.getByRole('button', { name: 'Copied', exact: true }).waitFor();
      expect(await copiedText(page)).toBe(await line.locator('code').innerText());
      await line.getByRole('button', { name: /^Copy the path / }).waitFor();
    },
  );
});
