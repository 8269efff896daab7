/** The permission planner: from code to permissions with the keyboard, and back from any address. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadSample } from '../../../pipeline/code-samples/samples/index.ts';
import { open } from '../../site/support/visitor.ts';
import { addAxe, axeViolations } from '../../support/axe.ts';
import { withPage } from '../../support/browser.ts';
import { COLOR_MODES, followColorMode } from '../../support/color-mode.ts';
import { copiedText } from '../../support/copied-text.ts';
import { runsLongTests, variants } from '../../support/variants.ts';

const PAGE = '/docs/tools/permissions';
const TOOL = 'section[aria-label="Permission planner"]';

const tool = (page: Page) => page.locator(TOOL);
const status = (page: Page) => tool(page).getByRole('status').first();

async function openTool(page: Page, address = PAGE): Promise<void> {
  await open(page, address);
  await expect.poll(() => tool(page).getByRole('radio').first().isEnabled()).toBe(true);
}

describe('the permission planner', () => {
  it('leads from pasted code to the call that creates the application, with the keyboard alone', async () => {
    const [curl] = loadSample('charge-with-fallback').files.filter(({ language }) => language === 'curl');
    if (curl === undefined) throw new Error('The sample has no cURL.');
    await withPage({ fetchesAhead: false }, async (page) => {
      await openTool(page);
      await tool(page).getByLabel('Paste code').focus();
      await page.keyboard.insertText(`${curl.code}\nclient.webhooks.create(url=url)`);
      await expect
        .poll(() => status(page).innerText())
        .toBe('2 permissions in 1 private application and 1 management application.');
      expect(await tool(page).getByRole('link', { name: 'proxy:invoke' }).isVisible()).toBe(true);
      const creation = tool(page).locator('summary', { hasText: 'Create it with the API' }).first();
      await creation.focus();
      await page.keyboard.press('Enter');
      const code = tool(page).locator('pre');
      await expect.poll(() => code.innerText()).toContain('"proxy:invoke"');
      await page.keyboard.press('Tab');
      await page.keyboard.type('HTTP');
      await expect.poll(() => code.innerText()).toContain('POST /applications HTTP/1.1');
    });
  });

  it('chooses operations, keeps them in the address, and starts over', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await openTool(page);
      await tool(page).getByRole('searchbox').focus();
      await page.keyboard.type('token:read detokenize');
      const choice = tool(page).getByRole('checkbox');
      await expect.poll(() => choice.count()).toBe(1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect.poll(() => status(page).innerText()).toBe('1 permission in 1 private application.');
      await expect.poll(() => page.url()).toContain('#permissions?operations=tokens.detokenize');
      await page.reload();
      await expect.poll(() => status(page).innerText()).toBe('1 permission in 1 private application.');
      await tool(page).getByRole('button', { name: 'Start over' }).click();
      await expect.poll(() => status(page).innerText()).toMatch(/^Paste code/);
      await expect.poll(() => new URL(page.url()).hash).toBe('');
    });
  });

  it('keeps a key out of the address, and says so', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await openTool(page);
      await tool(page)
        .getByLabel('Paste code')
        .fill('curl -H "BT-API-KEY: key_test_us_pvt_abcdefgh" GET /tokens/1');
      await tool(page).getByText('Containers, and data in responses').click();
      await tool(page).getByLabel('Containers').fill('/pci/');
      await expect.poll(() => page.url()).toContain('containers');
      expect(page.url()).not.toContain('key_test');
      expect(await tool(page).innerText()).toContain('Your code contains a key');
    });
  });

  it('explains why proxy:invoke is denied', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await openTool(page, `${PAGE}#permissions?view=rejected&failed=proxy&granted=proxy:invoke`);
      await expect.poll(() => status(page).innerText()).toMatch(/^Nothing here explains the rejection/);
      await tool(page).getByLabel('Key type').selectOption('Public');
      await expect.poll(() => status(page).innerText()).toContain('Reason: A public key can’t call /proxy.');
      const permission = tool(page).getByRole('listitem').filter({ hasText: 'Permission.' });
      expect(await permission.innerText()).toMatch(/Not checked\s*Permission\. Not relevant until/);
      await tool(page).getByLabel('Request host').selectOption('https://api.basistheory.com');
      await expect.poll(() => status(page).innerText()).toContain('The key is for a test tenant');
    });
  });

  it('gives no reason before anything is entered, and none of its links just says "Details"', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await openTool(page, `${PAGE}#permissions?view=rejected`);
      await expect.poll(() => status(page).innerText()).toMatch(/^No reason found so far\./);
      const links = await tool(page).getByRole('link').allInnerTexts();
      expect(new Set(links).size).toBe(links.length);
    });
  });

  it('copies why a call is rejected, with the call and the reason', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await withPage({ fetchesAhead: false, permissions }, async (page) => {
      await openTool(page, `${PAGE}#permissions?view=rejected&failed=tokens.get&granted=token:create`);
      await tool(page).getByRole('button', { name: 'Copy result as text' }).click();
      await expect
        .poll(() => copiedText(page))
        .toMatch(/^Call: GET \/tokens\/\{id\}[^]*^Reason: The key doesn’t have token:read/m);
    });
  });

  it('shows the permissions of pasted code without scrolling, and the labels of a row line up', async () => {
    await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 900 } }, async (page) => {
      await openTool(page, `${PAGE}#permissions?code=client.tokens.create()`);
      const permission = tool(page).getByRole('link', { name: 'token:create' });
      await permission.waitFor();
      expect(await permission.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThan(900);
      await tool(page).getByRole('radio', { name: 'Why a call is rejected' }).check();
      const top = async (label: string): Promise<number | undefined> =>
        (await tool(page).getByText(label, { exact: true }).boundingBox())?.y;
      expect(await top('Key type')).toBe(await top('The key’s permissions'));
      const control = async (label: string): Promise<number | undefined> =>
        (await tool(page).getByLabel(label).boundingBox())?.y;
      expect(await control('Key type')).toBeCloseTo((await control('The key’s permissions')) ?? 0, 0);
    });
  });

  it.each(
    variants([
      ['#permissions?code=%E0%A4%A&view=%00', 'What my code needs'],
      ['#permissions?view=<script>alert(1)</script>&runs=x&data=x', 'What my code needs'],
      ['#permissions?view=permission&permission=__proto__', 'What a permission opens'],
      ['#permissions?view=rejected&failed=x&key=x&tenant=x&host=x&rule=%3F', 'Why a call is rejected'],
    ]),
  )('opens with %s', async (hash, view) => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await openTool(page, `${PAGE}${hash}`);
      expect(await tool(page).getByRole('radio', { name: view }).isChecked()).toBe(true);
      expect(await status(page).innerText()).not.toBe('');
    });
  });

  it.runIf(runsLongTests)('stays usable with five megabytes of text', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await openTool(page);
      await tool(page)
        .getByLabel('Paste code')
        .evaluate((field: HTMLTextAreaElement) => {
          const text = `client.tokens.create()\n${'a.b( GET /x '.repeat(400_000)}`;
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        });
      await expect.poll(() => status(page).innerText(), { timeout: 10_000 }).toMatch(/^1 permission/);
      expect(await tool(page).innerText()).toContain('Only the first 300,000 characters were read.');
    });
  });

  it.each(variants(COLOR_MODES))('has nothing that axe finds, in %s mode', async (mode) => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await openTool(page, `${PAGE}#permissions?code=client.tokens.get(id)&runs=browser&containers=/pci/`);
      await followColorMode(page, mode);
      await addAxe(page);
      for (const view of ['What my code needs', 'What a permission opens', 'Why a call is rejected']) {
        await tool(page).getByRole('radio', { name: view }).check();
        await expect.poll(() => status(page).innerText()).not.toBe('');
        expect(await axeViolations(page, {}, TOOL)).toEqual([]);
      }
    });
  });

  it('fits 320 px', async () => {
    await withPage({ viewport: { width: 320, height: 640 }, fetchesAhead: false }, async (page) => {
      await openTool(
        page,
        `${PAGE}#permissions?code=client.agentic.agents.instructions.credentials.create(id)`,
      );
      for (const view of ['What my code needs', 'What a permission opens', 'Why a call is rejected']) {
        await tool(page).getByRole('radio', { name: view }).check();
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider).toBe(0);
      }
    });
  });
});

describe('the planner on the page of permissions', () => {
  it('starts when its fold is opened', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/docs/api/applications/permissions');
      await page.getByText('Find the permissions that your code needs').click();
      await tool(page).getByLabel('Paste code').fill('POST /tokens');
      await expect.poll(() => status(page).innerText()).toBe('1 permission in 1 private application.');
    });
  });
});
