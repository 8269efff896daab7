/** The tool that signs and verifies webhook deliveries, as a reader uses it. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../pipeline/cache/index.ts';
import { open } from '../../site/support/visitor.ts';
import { addAxe, axeViolations } from '../../support/axe.ts';
import { withPage } from '../../support/browser.ts';
import { COLOR_MODES, followColorMode } from '../../support/color-mode.ts';
import { copiedText } from '../../support/copied-text.ts';
import { variants } from '../../support/variants.ts';

const PAGE = '/docs/tools/webhook-signature';

const FIXTURES = 'content/projects/servers/webhook-receiver/shared/fixtures';
const saved = JSON.parse(readText(`${FIXTURES}/delivery.json`)) as {
  readonly headers: object;
  readonly body: string;
};

const toolOf = (page: Page): Locator => page.getByRole('region', { name: 'Webhook signature' });
const headline = (page: Page): Promise<string> => toolOf(page).getByRole('status').innerText();

async function openTool(page: Page, address = PAGE): Promise<Locator> {
  await open(page, address);
  const tool = toolOf(page);
  await expect.poll(() => tool.getByLabel('Raw body').isEnabled()).toBe(true);
  return tool;
}

/** Signs an example. The events must be fetched first. */
async function signExample(page: Page, tool: Locator): Promise<void> {
  await tool.getByRole('option', { name: 'token.created' }).waitFor({ state: 'attached' });
  await tool.getByRole('button', { name: 'Sign an example' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => headline(page)).toContain('Every check passes.');
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element is not a stop of the keyboard.');
}

describe('the tool for webhook signatures', () => {
  it('signs an example, and shows which byte the reader changed, with the keyboard alone', async () => {
    await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      const tool = await openTool(page);
      await signExample(page, tool);
      await tabTo(page, tool.getByLabel('Raw body'));
      await page.keyboard.press('ControlOrMeta+Home');
      for (let line = 0; line < 2; line++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      // Before the quote and the comma.
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('0');
      await expect.poll(() => headline(page)).toContain('in event.id');
      await expect.poll(() => tool.innerText()).toContain('(0x22) and is now "0" (0x30).');
      expect(await tool.getByText('Content fails', { exact: true }).isVisible()).toBe(true);
      await tool.getByRole('button', { name: /^Go to line 3, column \d+$/ }).press('Enter');
      expect(
        await tool
          .getByLabel('Raw body')
          .evaluate((field: HTMLTextAreaElement) =>
            field.value.slice(field.selectionStart, field.selectionEnd),
          ),
      ).toBe('0');
      await tabTo(page, tool.getByRole('button', { name: 'Copy result as text' }));
      await page.keyboard.press('Enter');
      await tool.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = await copiedText(page);
      expect(copied).toContain('- Key: ok.');
      expect(copied).toContain('- Content: FAILED.');
    });
  });

  it.each(
    variants([
      [1440, 900],
      [390, 844],
    ]),
  )('shows the result near the button at %i px, and leads to the checks', async (width, height) => {
    await withPage({ viewport: { width, height } }, async (page) => {
      const tool = await openTool(page);
      await signExample(page, tool);
      expect(await tool.getByLabel('Example event').inputValue()).toBe('token.created');
      const summary = tool.getByText('Every check passes', { exact: true });
      const [button, line] = await Promise.all([
        tool.getByRole('button', { name: 'Sign this body' }).boundingBox(),
        summary.boundingBox(),
      ]);
      expect((line?.y ?? 0) - (button?.y ?? 0)).toBeLessThan(200);
      await tool.getByRole('button', { name: 'See the checks' }).press('Enter');
      expect(
        await tool.getByRole('group', { name: 'Result' }).evaluate((one) => one === document.activeElement),
      ).toBe(true);
      expect(await tool.getByRole('list', { name: 'Checks' }).isVisible()).toBe(true);
    });
  });

  it('says where a body stops being JSON, in a sentence of its own', async () => {
    await withPage({}, async (page) => {
      const tool = await openTool(page);
      await signExample(page, tool);
      await tool.getByLabel('Raw body').fill('{\n  "a": "b\nc"\n}');
      await expect.poll(() => headline(page)).toContain("The body isn't valid JSON (line 2, column 10).");
      await tool.getByRole('button', { name: 'Go to line 2, column 10' }).waitFor();
    });
  });

  it('verifies a saved delivery, which its address then holds', async () => {
    await withPage({}, async (page) => {
      const tool = await openTool(page);
      await tool.getByLabel('Headers').fill(JSON.stringify(saved.headers));
      await tool.getByLabel('Raw body').fill(saved.body);
      await tool.getByLabel('Public key').fill(readText(`${FIXTURES}/webhooks.saved.key`));
      await expect.poll(() => headline(page)).toContain("saved isn't a version that the platform signs with");
      await tool.getByLabel('Version of this key').fill('saved');
      await expect.poll(() => headline(page)).toContain('before the time of receipt');
      await tool.getByLabel('Received at').fill('2026-11-02T09:31:00Z');
      await expect.poll(() => headline(page)).toContain('Every check passes.');
      await expect.poll(() => new URL(page.url()).hash).toContain('at=2026-11-02');
      const address = page.url();
      await page.goto('about:blank');
      await openTool(page, address);
      await expect.poll(() => headline(page)).toContain('Every check passes.');
    });
  });

  it('shows the signed bytes, and code with the delivery in it', async () => {
    await withPage({}, async (page) => {
      const tool = await openTool(page);
      await signExample(page, tool);
      await tool.getByText(/^Signed bytes: \d+/).click();
      await expect
        .poll(() => tool.innerText())
        .toContain('0000  7b 22 64 65 6c 69 76 65 72 65 64 5f 61 74 22 3a  {"delivered_at":');
      expect(await tool.innerText()).toContain("Its keys aren't sorted.");
      await tool.getByText('Verify this delivery in code').click();
      const signature =
        /BT-SIGNATURE: (\S+)/.exec(await tool.getByLabel('Headers').inputValue())?.[1] ?? 'none';
      for (const [language, file] of [
        ['Python', 'verify_webhook.py'],
        ['Node.js', 'verify-webhook.ts'],
      ] as const) {
        await tool.getByLabel('Language').selectOption(language);
        await tool.getByText(file, { exact: true }).waitFor();
        const call = tool.locator('figure', { hasText: /^check[-_]delivery/ });
        expect(await call.locator('code').innerText()).toContain(signature);
      }
    });
  });

  it('keeps the private key out of the address, the page, and the storage', async () => {
    await withPage({}, async (page) => {
      const tool = await openTool(page);
      await signExample(page, tool);
      await tool
        .getByLabel('Public key')
        .fill('-----BEGIN PRIVATE KEY-----\nMIIBVgIBADANBgkq\n-----END PRIVATE KEY-----');
      await expect.poll(() => headline(page)).toContain("That's a private key.");
      await expect.poll(() => new URL(page.url()).hash).toContain('version=local');
      expect(page.url()).not.toContain('MIIBVgIBADANBgkq');
      expect(await tool.innerText()).toContain('The link leaves out');
      const stored = await page.evaluate(() =>
        JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
      );
      expect(stored).not.toContain('PRIVATE');
      await tool.getByRole('button', { name: 'Start over' }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#webhook-signature?version=v1');
    });
  });

  it.each(
    variants([
      [
        'that breaks its own encoding',
        '#webhook-signature?headers=%E0%A4%A&body=%00&key=<script>&version=__proto__&at=never',
      ],
      ['with a deep body', `#webhook-signature?body=${'%5B'.repeat(2000)}&headers=BT-SIGNATURE`],
      ['with other names', '#webhook-signature?other=1'],
    ]),
  )('opens with an address %s', async (_, hash) => {
    await withPage({}, async (page) => {
      const tool = await openTool(page, `${PAGE}${hash}`);
      await expect.poll(() => headline(page)).toMatch(/missing|Sign an example/);
      expect(await tool.getByLabel('Version of this key').isEnabled()).toBe(true);
    });
  });

  it('fits 320 px, and has nothing that axe finds in either mode', async () => {
    await withPage({ viewport: { width: 320, height: 800 } }, async (page) => {
      const tool = await openTool(page);
      await signExample(page, tool);
      await tool.getByLabel('Raw body').fill('{"delivered_at":"2020-01-01T00:00:00Z"}');
      await expect.poll(() => headline(page)).toContain('Time:');
      await tool.getByText(/^Canonical form of this body: \d+ bytes/).click();
      await tool.getByText('Verify this delivery in code').click();
      await tool.getByText('verify-webhook.ts', { exact: true }).waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await addAxe(page);
      for (const mode of COLOR_MODES) {
        await followColorMode(page, mode);
        expect(await axeViolations(page, {}, 'main')).toEqual([]);
      }
    });
  });

  it('says that a file has no body', async () => {
    await withPage({}, async (page) => {
      const tool = await openTool(page);
      const file = {
        name: 'body.json',
        mimeType: 'application/json',
        buffer: Buffer.from([0xff, 0xfe, 0x7b]),
      };
      await tool.getByLabel(/^Body from a file/).setInputFiles(file);
      await expect.poll(() => tool.getByRole('alert').innerText()).toContain("isn't UTF-8");
      const body = { ...file, buffer: Buffer.from('{"a":\r\n1}') };
      await tool.getByLabel(/^Body from a file/).setInputFiles(body);
      await tool.getByText(/^Canonical form of this body: 7 bytes/).click();
      await expect.poll(() => tool.innerText()).toContain('Windows line ends');
    });
  });
});
