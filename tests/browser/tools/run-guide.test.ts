/** "Run it here" below the steps of a guide: a run with the keyboard alone, steps that fail, hostile addresses. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { addAxe, axeViolations } from '../../support/axe.ts';
import { withPage } from '../../support/browser.ts';
import { COLOR_MODES, followColorMode } from '../../support/color-mode.ts';
import { variants } from '../../support/variants.ts';

const PAGE = '/docs/card-payments/payments-routing';
const TOOL = 'section[aria-label="Run this guide"]';

/** Opens the fold of the guide with the keyboard, and waits until it responds. */
async function openGuide(page: Page, address = PAGE): Promise<Locator> {
  await open(page, address);
  const summary = page.getByText('Run it here, and make a step fail');
  await summary.focus();
  await page.keyboard.press('Enter');
  const tool = page.locator(TOOL);
  await tool
    .getByRole('button', { name: /^Run step|^Send the same/ })
    .or(tool.getByText('last step'))
    .first()
    .waitFor();
  return tool;
}

async function statesOf(tool: Locator): Promise<(string | null)[]> {
  return tool.locator('[data-state]').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
}

/** Chooses what happens to the next step, and runs it, with the keyboard alone. */
async function runStep(page: Page, tool: Locator, what?: string): Promise<void> {
  const button = tool.getByRole('button', { name: /^Run step/ });
  if (what !== undefined) {
    await tool.getByRole('radio', { checked: true }).focus();
    const names = await tool
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.parentElement?.innerText.trim()));
    for (let place = 0; place < names.indexOf(what); place++) await page.keyboard.press('ArrowDown');
  }
  await button.focus();
  await page.keyboard.press('Enter');
}

describe('a guide in its page', () => {
  it("doesn't try the second processor after a timeout, with the keyboard alone", async () => {
    await withPage({}, async (page) => {
      const tool = await openGuide(page);
      await runStep(page, tool);
      await runStep(page, tool, 'The processor takes too long');
      await expect.poll(() => statesOf(tool)).toEqual(['done', 'stopped', 'not tried']);
      const status = tool.getByRole('status').first();
      expect(await status.innerText()).toContain('Whether the card was charged is unknown');
      expect(await status.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await tool.innerText()).toContain(
        'Adyen: A-10018, amount 1000, charged, then timed out. 1 charge',
      );
      expect(await tool.innerText()).not.toContain('Checkout.com received');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => statesOf(tool)).toEqual(['done', 'done', 'skipped']);
      expect(await tool.innerText()).toContain('1 charge, 2 requests');
    });
  });

  it('tries the second processor after a decline, and a link leads to the same run', async () => {
    await withPage({}, async (page) => {
      const tool = await openGuide(page);
      await runStep(page, tool);
      await runStep(page, tool, 'The processor declines the card');
      await runStep(page, tool);
      await expect.poll(() => statesOf(tool)).toEqual(['done', 'done', 'done']);
      await expect.poll(() => page.url()).toContain('#run-route-payment?moves=run%2Cdecline%2Crun');
      const shown = await tool.innerText();
      const { pathname, hash } = new URL(page.url());
      await page.goto('about:blank');
      const again = await openGuide(page, pathname + hash);
      await expect.poll(() => again.innerText()).toBe(shown);
    });
  });

  it('charges nothing with a test card that needs a challenge, and a link leads to the same run', async () => {
    await withPage({}, async (page) => {
      const tool = await openGuide(page, '/docs/guides/threeds/implementation-cit');
      await tool.getByLabel('Test card').selectOption('4000020000000000');
      await runStep(page, tool);
      await expect.poll(() => statesOf(tool)).toEqual(['stopped', 'not tried']);
      const status = tool.getByRole('status').first();
      expect(await status.innerText()).toContain('The issuer requires a challenge.');
      await expect.poll(() => page.url()).toContain('card=4000020000000000');
      const { pathname, hash } = new URL(page.url());
      await page.goto('about:blank');
      await open(page, pathname + hash);
      await page.getByText('Run it here, and make a step fail').click();
      const again = page.locator(TOOL);
      await expect.poll(() => statesOf(again)).toEqual(['stopped', 'not tried']);
      expect(await again.getByLabel('Test card').inputValue()).toBe('4000020000000000');
      await again.getByLabel('Test card').selectOption('5204247750001471');
      await expect.poll(() => statesOf(again)).toEqual(['next', 'later']);
      await again.getByRole('button', { name: 'Run the rest without faults' }).click();
      await expect.poll(() => statesOf(again)).toEqual(['done', 'done']);
    });
  });

  it('delivers a webhook twice, with the keyboard alone', async () => {
    await withPage({}, async (page) => {
      const tool = await openGuide(page);
      await runStep(page, tool, 'The webhook is delivered twice');
      await expect.poll(() => statesOf(tool)).toEqual(['done', 'next', 'later']);
      expect(await tool.getByRole('status').first().innerText()).toContain(
        'The platform delivered token.read twice, with the same event.id.',
      );
      await tool.getByText('Webhook deliveries (2)').focus();
      await page.keyboard.press('Enter');
      const deliveries = tool.getByLabel('Delivery of token.read');
      await expect.poll(() => deliveries.first().innerText()).toContain('BT-SIGNATURE:');
      await tool.getByRole('button', { name: 'Deliver again' }).first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => deliveries.count()).toBe(3);
      await runStep(page, tool);
      await expect.poll(() => statesOf(tool)).toEqual(['done', 'done', 'skipped']);
      expect(await tool.innerText()).toContain('Webhook deliveries (3)');
    });
  });

  it.each(
    variants([
      '#run-route-payment?moves=%E0%A4%A',
      '#run-route-payment?moves=<b>,repeat,duplicate&x=1',
      '#run-route-payment',
    ]),
  )('starts from the beginning at %s', async (hash) => {
    await withPage({}, async (page) => {
      const tool = await openGuide(page, PAGE + hash);
      await expect.poll(() => statesOf(tool)).toEqual(['next', 'later', 'later']);
    });
  });

  it('passes axe in both modes, and is as wide as a phone', async () => {
    await withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
      const tool = await openGuide(page, `${PAGE}#run-route-payment?moves=run,timeout`);
      await tool.getByRole('button', { name: 'Send the same request again' }).waitFor();
      await tool.getByText('Webhook deliveries (1)').click();
      await tool.getByRole('link', { name: /^Verify it/ }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await addAxe(page);
      for (const mode of COLOR_MODES) {
        await followColorMode(page, mode);
        expect(await axeViolations(page, {}, TOOL)).toEqual([]);
      }
    });
  });

  it("loads nothing while it's folded", async () => {
    await withPage({}, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, PAGE);
      await page.getByText('Run it here, and make a step fail').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => /\/island\.|route-payment\./.test(url))).toEqual([]);
    });
  });
});
