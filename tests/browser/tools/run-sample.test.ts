/** "Run here" on samples, with the keyboard alone. They share a platform, and links open them. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { addAxe, axeViolations } from '../../support/axe.ts';
import { withPage } from '../../support/browser.ts';
import { COLOR_MODES, followColorMode } from '../../support/color-mode.ts';
import { runsLongTests, variants } from '../../support/variants.ts';

const PAGE = '/docs/api/tokens';
const CREATE = 'Run here: Create a token';
const READ = 'Run here: Get a token';
const CHARGES = '/docs/card-payments/charge-card';

const panelOf = (page: Page, name: string): Locator => page.locator(`section[aria-label="${name}"]`);
const buttonOf = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const fieldOf = (panel: Locator): Locator => panel.getByLabel('Request', { exact: true });

/** Opens a sample's panel with the keyboard, and waits until its field has the focus. */
async function openPanel(page: Page, name: string): Promise<Locator> {
  await buttonOf(page, name).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, name);
  await expect.poll(() => hasFocus(fieldOf(panel))).toBe(true);
  return panel;
}

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}

/** Sends what the field has, or another request, with the keyboard. Gives what the status region says, and the response. */
async function send(page: Page, panel: Locator, request?: string): Promise<string> {
  await fieldOf(panel).focus();
  if (request !== undefined) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(request);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const status = panel.getByRole('status');
  await expect.poll(() => status.innerText()).not.toBe('');
  const response = await panel.getByLabel('Response', { exact: true }).allInnerTexts();
  return [await status.innerText(), ...response].join('\n');
}

describe('a sample that runs in its page', () => {
  it('creates a token that the next sample reads, with the keyboard alone', async () => {
    await withPage({}, async (page) => {
      await open(page, PAGE);
      const create = await openPanel(page, CREATE);
      const request = (await fieldOf(create).inputValue()).replace('{\n', '{\n  "id": "of-mine",\n');
      expect(await send(page, create, request)).toMatch(/^POST \/tokens: 201\n[^]*"id": "of-mine"/);
      await page.keyboard.press('Escape');
      expect(await create.isVisible()).toBe(false);
      expect(await hasFocus(buttonOf(page, CREATE))).toBe(true);
      const read = await openPanel(page, READ);
      const text = (await fieldOf(read).inputValue()).replace(/^GET \S+/, 'GET /tokens/of-mine');
      expect(await send(page, read, text)).toMatch(/^GET \/tokens\/of-mine: 200\n[^]*"of-mine"/);
      await read.getByText('What the vault and the processors have').click();
      expect(await read.innerText()).toContain('of-mine');
      await read.getByRole('button', { name: 'Start over' }).click();
      await expect.poll(() => read.getByRole('status').innerText()).toBe('');
      expect(await send(page, read, text)).toContain('404');
    });
  });

  it('runs the steps before a step of a guide, and says which', async () => {
    await withPage({}, async (page) => {
      await open(page, '/docs/card-payments/payments-routing');
      const button = page.locator('[data-run^="guide.route-payment/"]').nth(1);
      await button.focus();
      await page.keyboard.press('Enter');
      const panel = panelOf(page, (await button.getAttribute('aria-label')) ?? '');
      await expect.poll(() => panel.innerText()).toContain('Sent first: “');
      expect(await send(page, panel)).toContain('This is what the guide expects.');
    });
  });

  it('never invites a second charge', async () => {
    await withPage({}, async (page) => {
      await open(page, CHARGES);
      const button = page.locator('[data-run="processor.stripe/charge"]');
      const panel = await openPanel(page, (await button.getAttribute('aria-label')) ?? '');
      const request = await fieldOf(panel).inputValue();
      const status = await send(page, panel, request.replace('amount=1000', 'amount=599'));
      expect(status).toContain("Don't send a new charge, and don't try another processor.");
      await send(page, panel, request.replace('<ATTEMPT_ID>', 'another'));
      await expect.poll(() => panel.getByRole('status').innerText()).toContain('Nothing was sent.');
      expect(await panel.innerText()).toContain('would be a new charge');
    });
  });

  it('is in the link, and a link opens it', async () => {
    await withPage({}, async (page) => {
      await open(page, PAGE);
      const panel = await openPanel(page, READ);
      await expect.poll(() => page.url()).toContain('#run?sample=tokens.get%2F');
      await fieldOf(panel).fill('GET /tokens/abc\nBT-API-KEY: <API_KEY>');
      await expect.poll(() => page.url()).toContain('request=GET+%2Ftokens%2Fabc');
      const address = page.url();
      await fieldOf(panel).fill('GET /tokens/abc\nBT-API-KEY: key_prod_us_pvt_AbCdEfGh123');
      await expect.poll(() => page.url()).not.toContain('request=');
      expect(await panel.innerText()).toContain('The link leaves out what looks like a key');
      await page.keyboard.press('Escape');
      expect(page.url()).not.toContain('#');
      await open(page, '/docs/api');
      await open(page, address.replace(/^https?:\/\/[^/]+/, ''));
      await expect.poll(() => fieldOf(panelOf(page, READ)).inputValue()).toContain('GET /tokens/abc');
      await expect
        .poll(() =>
          fieldOf(panelOf(page, READ)).evaluate((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top >= 0 && bottom <= window.innerHeight;
          }),
        )
        .toBe(true);
    });
  });

  it.each(
    variants([
      ['an unknown sample', 'sample=tokens.nothing/at_all&request=DELETE'],
      ['a selector', 'sample=%22%5D%2C*&request=x'],
      ['HTML', 'sample=%3Cimg src=x onerror=alert(1)%3E'],
      ['a prototype', 'sample=__proto__&request=x'],
      ['no encoding', 'sample=%E0%A4%A'],
    ]),
  )('opens nothing for %s in the link', async (_name, state) => {
    await withPage({}, async (page) => {
      await open(page, `${PAGE}#run?${state}`);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('[data-island="RunSample"]').count()).toBe(0);
    });
  });

  it('gives a sentence for a hostile request in a link', async () => {
    await withPage({}, async (page) => {
      await open(page, `${PAGE}#run?sample=tokens.create/card&request=%3Cscript%3Ealert(1)%3C/script%3E`);
      const panel = panelOf(page, CREATE);
      await expect.poll(() => fieldOf(panel).inputValue()).toBe('<script>alert(1)</script>');
      expect(await send(page, panel)).toMatch(/^Nothing was sent\. Line 1: /);
    });
  });

  it.runIf(runsLongTests)('passes axe in both modes, and is as wide as a phone', async () => {
    await withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
      await open(page, `${PAGE}#run?sample=tokens.create/card`);
      const panel = panelOf(page, CREATE);
      await fieldOf(panel).waitFor();
      await send(page, panel);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await addAxe(page);
      for (const mode of COLOR_MODES) {
        await followColorMode(page, mode);
        expect(await axeViolations(page, {}, 'section[aria-label^="Run here"]')).toEqual([]);
        expect(await axeViolations(page, {}, '[data-languages]')).toEqual([]);
      }
    });
  });

  it('loads nothing before it is opened', async () => {
    await withPage({}, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, PAGE);
      await page.waitForLoadState('networkidle');
      const before = asked.length;
      expect(asked.filter((url) => /panels|RunSample/.test(url))).toEqual([]);
      await openPanel(page, CREATE);
      expect(asked.slice(before).some((url) => url.includes('panels'))).toBe(true);
    });
  });
});
