/** The error finder: found with the keyboard alone, right about charges, silent about secrets, whatever its address says. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { addAxe, axeViolations } from '../../support/axe.ts';
import { withPage } from '../../support/browser.ts';
import { COLOR_MODES, followColorMode } from '../../support/color-mode.ts';
import { copiedText } from '../../support/copied-text.ts';
import { runsLongTests, variants } from '../../support/variants.ts';

const PAGE = '/docs/tools/errors';
const TIMED_OUT = 'HTTP/2 408\ncontent-type: application/json\n\n{"proxy_error":{"status":408}}\n';

/** What the proxy's 408 is called. */
const NAME = 'The destination took longer than 25 seconds';

const field = (page: Page): Locator => page.getByLabel('Response, exception, or log');
const result = (page: Page): Locator =>
  page.getByRole('region', { name: 'Error finder' }).getByRole('status');

async function openTool(page: Page, address = PAGE): Promise<void> {
  await open(page, address);
  await expect.poll(() => field(page).isEnabled()).toBe(true);
}

describe('the error finder', () => {
  it('leads from a pasted response to its fix with the keyboard alone, and keeps it in the address', async () => {
    await withPage({}, async (page) => {
      await openTool(page);
      await field(page).focus();
      await page.keyboard.insertText(TIMED_OUT);
      await expect.poll(() => result(page).innerText()).toContain(NAME);
      expect(await result(page).innerText()).toContain(
        'If this was a charge, was the card charged? Unknown.',
      );
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect(await focused.getAttribute('href')).toMatch(/^\/docs\//);
      await expect.poll(() => page.url()).toContain('#errors?text=HTTP');
      await openTool(page, page.url());
      await expect.poll(() => result(page).innerText()).toContain(NAME);
      expect(await field(page).inputValue()).toBe(TIMED_OUT);
    });
  });

  it('warns of a card number and a key, masks them, and leaves them out of the address', async () => {
    await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await openTool(page);
      await field(page).fill('status: 403\n4242 4242 4242 4242 key_test_us_pvt_abcdefgh');
      await expect.poll(() => result(page).innerText()).toContain('card number (line 2, column 1)');
      const masked = page.getByRole('button', { name: 'Copy masked text' });
      await masked.click();
      await expect.poll(() => copiedText(page)).toBe('status: 403\nXXXX XXXX XXXX 4242 <API_KEY>');
      expect(await page.getByText('The link leaves out what looks like a key').isVisible()).toBe(true);
      // Longer than the address waits for the reader to stop typing.
      await page.waitForTimeout(600);
      expect(page.url()).not.toMatch(/4242|abcdefgh/);
    });
  });

  it('copies its result as text', async () => {
    await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await openTool(page, `${PAGE}#errors?text=404`);
      await expect.poll(() => result(page).innerText()).toContain('404 Not Found');
      await page.getByRole('button', { name: 'Copy result as text' }).click();
      await expect.poll(() => copiedText(page)).toContain('1. 404 Not Found (API)');
      const copied = await copiedText(page);
      expect(copied).toContain(`${new URL(page.url()).origin}/docs/api/errors#api-errors-404`);
    });
  });

  it('copies a link without what a search marked', async () => {
    await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await openTool(page, `${PAGE}?highlight=error#errors?text=404`);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect.poll(() => copiedText(page)).toBe(`${new URL(page.url()).origin}${PAGE}#errors?text=404`);
    });
  });

  it('shows what would help where nothing is recognized, and starts over', async () => {
    await withPage({}, async (page) => {
      await openTool(page);
      await field(page).fill('It does not work');
      await expect.poll(() => result(page).innerText()).toContain('Nothing was recognized');
      await page.getByRole('button', { name: 'Start over' }).click();
      await expect.poll(() => result(page).innerText()).toContain('Paste an error');
      expect(await field(page).inputValue()).toBe('');
    });
  });

  it.each(
    variants(['#errors?text=%E0%A4%A', '#errors?%E0%A4%A&&=&text', '#errors?other=1', '#errors?text=%00%01']),
  )('survives the address %s', async (hash) => {
    await withPage({}, async (page) => {
      await openTool(page, `${PAGE}${hash}`);
      await expect.poll(() => result(page).innerText()).not.toBe('');
    });
  });

  it('shows HTML as text', async () => {
    await withPage({}, async (page) => {
      const html = '<img src=x onerror=alert(1)> 404 status: 404';
      await openTool(page, `${PAGE}#errors?text=${encodeURIComponent(html)}`);
      await expect.poll(() => result(page).innerText()).toContain('404 Not Found');
      expect(await page.locator('main img[src=x]').count()).toBe(0);
    });
  });

  it.runIf(runsLongTests)(
    'takes five million characters, and puts none of them into the address',
    async () => {
      await withPage({}, async (page) => {
        await openTool(page);
        await field(page).evaluate((box: HTMLTextAreaElement) => {
          const log = `${'a line of a log\n'.repeat(320_000)}status: 409`;
          Reflect.set(HTMLTextAreaElement.prototype, 'value', log, box);
          box.dispatchEvent(new Event('input', { bubbles: true }));
        });
        await expect
          .poll(() => result(page).innerText(), { timeout: 60_000 })
          .toContain('Only its first 5 million characters');
        expect(page.url()).not.toContain('#errors');
      });
    },
  );

  it.each(variants(COLOR_MODES))('has nothing that axe finds in %s colors', async (mode) => {
    await withPage({ reducedMotion: 'reduce' }, async (page) => {
      const text = `${TIMED_OUT}4242424242424242`;
      await openTool(page);
      await field(page).fill(text);
      await expect.poll(() => result(page).innerText()).toContain(NAME);
      await addAxe(page);
      await followColorMode(page, mode);
      expect(await axeViolations(page, {}, 'main')).toEqual([]);
    });
  });

  it('fits into 320 pixels', async () => {
    await withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
      await openTool(page);
      await field(page).fill(
        `${TIMED_OUT}CARD_NUMBER_LENGTH_INVALID UND_ERR_HEADERS_TIMEOUT 4242424242424242`,
      );
      await expect.poll(() => result(page).innerText()).toContain('CARD_NUMBER_LENGTH_INVALID');
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  });

  it.each(variants(['/docs/api/errors', '/docs/card-payments/charge-card']))(
    'is in a fold of %s',
    async (route) => {
      await withPage({}, async (page) => {
        await open(page, route);
        await page.getByText('Find an error: paste a response, exception, or log').click();
        await expect.poll(() => field(page).isEnabled()).toBe(true);
        await field(page).fill('ForbiddenError');
        await expect.poll(() => result(page).innerText()).toContain('403 Forbidden');
      });
    },
  );
});
