/** The production checklist: items tick, stay ticked, and can be handed on without losing anyone's list. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { copiedText } from '../support/copied-text.ts';

const PAGE = '/docs/guides/production-checklist';

const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const done = async (page: Page): Promise<string | undefined> =>
  (await page.getByRole('status').first().innerText()).split(' ')[0];

describe('the production checklist', () => {
  it('ticks with the keyboard, and is the same after a reload', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, PAGE);
      await box(page, /^Keys are in a secret manager/).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => done(page)).toBe('1');
      await page.reload();
      await expect.poll(() => done(page)).toBe('1');
      expect(await box(page, /^Keys are in a secret manager/).isChecked()).toBe(true);
    });
  });

  it('is cleared, and comes back with Undo', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, PAGE);
      await box(page, /^Code is reviewed/).check();
      await box(page, /^Code is tested/).check();
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect.poll(() => done(page)).toBe('0');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => done(page)).toBe('2');
    });
  });

  it('shows the list of an address and leaves the reader’s own unchanged', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, PAGE);
      await box(page, /^Code is reviewed/).check();
      await open(page, `${PAGE}?done=elements.display.no-such-item`);
      await expect.poll(() => done(page)).toBe('2');
      await box(page, /^Code is tested/).check();
      await expect.poll(() => done(page)).toBe('3');
      await page.getByRole('button', { name: 'Show mine' }).click();
      await expect.poll(() => done(page)).toBe('1');
      expect(await box(page, /^Code is reviewed/).isChecked()).toBe(true);
      expect(new URL(page.url()).search).toBe('');
    });
  });

  it('takes over the list of an address when the reader says so', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, `${PAGE}?done=elements.display`);
      await page.getByRole('button', { name: 'Replace mine' }).click();
      await open(page, PAGE);
      await expect.poll(() => done(page)).toBe('2');
    });
  });

  it('is copied as a link and as text', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, PAGE);
      await box(page, /^Code is reviewed/).check();
      const copied = () => copiedText(page);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect.poll(copied).toMatch(/\/docs\/guides\/production-checklist\?done=review$/);
      await page.getByRole('button', { name: 'Copy as text' }).click();
      await expect.poll(copied).toMatch(/^Production checklist: 1 of \d+ done\n\[ \] /);
      expect(await copied()).toContain('[x] Code is reviewed, and you can roll it back\n');
    });
  });
});
