/**
 * The API simulator. Requests with the keyboard alone, what it holds, its clock, repeated requests, webhook deliveries,
 * hostile URLs and requests.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { addAxe, axeViolations } from '../../support/axe.ts';
import { withPage } from '../../support/browser.ts';
import { COLOR_MODES, followColorMode } from '../../support/color-mode.ts';
import { variants } from '../../support/variants.ts';

const PAGE = '/docs/tools/simulator';
const TOOL = 'section[aria-label="API simulator"]';

async function openSimulator(page: Page, address = PAGE): Promise<Locator> {
  await open(page, address);
  const tool = page.locator(TOOL);
  await expect.poll(() => tool.getByLabel('Request', { exact: true }).isEnabled()).toBe(true);
  return tool;
}

/** Sends a request with the keyboard, and gives what the status region says. */
async function send(page: Page, tool: Locator, request?: string): Promise<string> {
  const field = tool.getByLabel('Request', { exact: true });
  await field.focus();
  if (request !== undefined) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(request);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const status = tool.locator('[role=status]:has(p)').last();
  await expect.poll(() => status.innerText()).toMatch(/Response to request|Nothing was sent/);
  return status.innerText();
}

describe('the API simulator', () => {
  it('stores a card and shows who has its number, with the keyboard alone', async () => {
    await withPage({}, async (page) => {
      const tool = await openSimulator(page);
      expect(await send(page, tool)).toContain('POST /tokens: 201');
      expect(await tool.getByLabel('Response', { exact: true }).innerText()).toContain('XXXXXXXXXXXX4242');
      const charge = `POST /proxy
BT-API-KEY: <API_KEY>
BT-PROXY-URL: https://checkout-test.adyen.com/v71/payments
Content-Type: application/json

{ "amount": { "value": 408 }, "paymentMethod": { "number": "{{ token: 30973af6-93f0-4d2e-b4b3-15a136a33945 | json: '$.data.number' }}" } }`;
      await send(page, tool, charge);
      await expect.poll(() => tool.innerText()).toContain('408. The platform would have waited 25 seconds');
      expect(await tool.getByLabel('Last request to Adyen').innerText()).toContain('4242424242424242');
      expect(await tool.innerText()).toContain('charged, then timed out. 1 charge');
    });
  });

  it('fills the field with an example and a key', async () => {
    await withPage({}, async (page) => {
      const tool = await openSimulator(page);
      const examples = tool.getByLabel('Example', { exact: true });
      await examples.focus();
      await expect.poll(() => examples.locator('option').count()).toBeGreaterThan(20);
      await examples.selectOption({ index: 1 });
      await tool.getByLabel('Key').selectOption('key_test_us_pvt_reads');
      const field = tool.getByLabel('Request', { exact: true });
      expect(await field.inputValue()).toContain('BT-API-KEY: key_test_us_pvt_reads');
      expect([await examples.inputValue(), await tool.getByLabel('Key').inputValue()]).toEqual([
        '0',
        'key_test_us_pvt_reads',
      ]);
      await field.fill('GET /tokens');
      expect([await examples.inputValue(), await tool.getByLabel('Key').inputValue()]).toEqual(['', '']);
    });
  });

  it('shows what a rule does when its example is sent twice', async () => {
    await withPage({}, async (page) => {
      const tool = await openSimulator(page);
      const examples = tool.getByLabel('Example', { exact: true });
      await examples.focus();
      await expect.poll(() => examples.locator('optgroup[label="Errors"] option').count()).toBeGreaterThan(8);
      for (const [label, result] of [
        ['Create with an idempotency key: 1 token', 'Added: 1 token.'],
        ['Create without an idempotency key: 2 tokens', 'Added: 2 tokens.'],
      ] as const) {
        await examples.selectOption({ label });
        await tool.getByRole('button', { name: 'Send it twice' }).click();
        await expect.poll(() => tool.innerText()).toContain(`2 requests: 2 × 201. ${result}`);
      }
    });
  });

  it('exceeds a rate limit, and accepts requests again after a wait', async () => {
    await withPage({}, async (page) => {
      const tool = await openSimulator(page);
      await tool.getByRole('button', { name: 'Send it 60 times' }).click();
      await expect
        .poll(() => tool.innerText())
        .toContain('60 requests: 50 × 201, 10 × 429. Added: 50 tokens.');
      expect(await tool.getByLabel('Response', { exact: true }).innerText()).toContain('Retry-After');
      expect(
        await tool
          .getByLabel(/^Data of/)
          .filter({ visible: true })
          .count(),
      ).toBe(5);
      await tool.getByRole('button', { name: 'Wait 10 seconds' }).click();
      await tool.getByRole('button', { name: 'Send', exact: true }).click();
      await expect.poll(() => tool.innerText()).toContain('Response to request 61, POST /tokens: 201');
    });
  });

  it('delivers a signed event, and delivers it again, with the keyboard alone', async () => {
    await withPage({}, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const tool = await openSimulator(page);
      await send(page, tool);
      expect(asked.filter((url) => url.includes('/Deliveries.'))).toEqual([]);
      await tool.getByText('Webhook deliveries (1)').focus();
      await page.keyboard.press('Enter');
      const deliveries = tool.getByLabel('Delivery of token.created');
      await expect.poll(() => deliveries.first().innerText()).toContain('BT-SIGNATURE-VERSION: local');
      const first = await deliveries.first().innerText();
      await tool.getByRole('button', { name: 'Deliver again' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => deliveries.count()).toBe(2);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Deliver again');
      await expect.poll(() => deliveries.first().innerText()).toContain('BT-SIGNATURE:');
      const second = await deliveries.first().innerText();
      expect(await deliveries.last().innerText()).toBe(first);
      const eventId = /"id":"([^"]+)","tenant_id"/;
      expect(eventId.exec(second)?.[1]).toBe(eventId.exec(first)?.[1]);
      const signature = /BT-SIGNATURE: (\S+)/;
      expect(signature.exec(second)?.[1]).not.toBe(signature.exec(first)?.[1]);
      expect(await tool.innerText()).toContain('so it discards this delivery');
    });
  });

  it('hands a delivery to the signature checker, which passes it', async () => {
    await withPage({}, async (page) => {
      const tool = await openSimulator(page);
      await send(page, tool);
      await tool.getByText('Webhook deliveries (1)').click();
      const link = tool.getByRole('link', { name: /^Verify it/ });
      const address = (await link.getAttribute('href')) ?? '';
      await tool.getByText('Public key', { exact: true }).click();
      const key = await tool.getByLabel('Public key').innerText();
      await open(page, address);
      const checker = page.locator('section[aria-label="Webhook signature"]');
      await expect.poll(() => checker.innerText()).toContain('Every check passes.');
      expect((await checker.getByLabel('Public key').inputValue()).trim()).toBe(key.trim());
      const body = checker.getByLabel('Raw body');
      await body.fill((await body.inputValue()).replace('token.created', 'token.deleted'));
      await expect.poll(() => checker.innerText()).toContain('Content:');
    });
  });

  it('moves its clock', async () => {
    await withPage({}, async (page) => {
      const tool = await openSimulator(page);
      await send(page, tool);
      const clock = tool.locator('time');
      const before = Date.parse(await clock.innerText());
      await tool.getByRole('button', { name: 'Wait 1 hour' }).click();
      await expect
        .poll(async () => Date.parse(await clock.innerText()) - before)
        .toBeGreaterThanOrEqual(3_600_000);
    });
  });

  it.each(
    variants([
      ['not HTTP', 'hello'],
      ['5 MB', 'x'.repeat(5_000_000)],
      ['nothing', ''],
      ['HTML', '<script>alert(1)</script>'],
    ]),
  )('gives a sentence for %s', async (_name, text) => {
    await withPage({}, async (page) => {
      const tool = await openSimulator(page);
      await tool.getByLabel('Request', { exact: true }).fill(text);
      await tool.getByRole('button', { name: 'Send', exact: true }).click();
      await expect.poll(() => tool.innerText()).toMatch(/Nothing was sent\. Line 1: [A-Z]/);
    });
  });

  it('keeps a request in the address unless it has a secret, and survives any address', async () => {
    await withPage({}, async (page) => {
      const tool = await openSimulator(page, `${PAGE}#simulator?request=%E0%A4%A&x=<b>`);
      const field = tool.getByLabel('Request', { exact: true });
      await field.fill('GET /tokens/abc\nBT-API-KEY: key_test_us_pvt_reads');
      await expect.poll(() => page.url()).toContain('request=GET');
      await send(page, tool);
      await field.fill('GET /tokens/abc\nBT-API-KEY: key_prod_us_pvt_AbCdEfGh123');
      await expect.poll(() => tool.innerText()).toContain('The link leaves out what looks like a key');
      await expect.poll(() => page.url()).not.toContain('request=');
    });
  });

  it('passes axe in both modes, and is as wide as a phone', async () => {
    await withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
      const tool = await openSimulator(page);
      await send(page, tool);
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
});
