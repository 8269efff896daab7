/** The picker of test data narrows, explains, and puts a test card into every page's samples until it's reset. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { addAxe, axeViolations } from '../../support/axe.ts';
import { withPage } from '../../support/browser.ts';
import { COLOR_MODES, followColorMode } from '../../support/color-mode.ts';
import { copiedText } from '../../support/copied-text.ts';
import { variants } from '../../support/variants.ts';

const PAGE = '/docs/tools/test-data';
const GUIDE = '/docs/guides/threeds/implementation-cit';
const SAMPLES = '/docs/api/tokens/token-types';
const CHALLENGE = '4000020000000000';
const DEFAULT = '4242424242424242';

const tool = (page: Page): Locator => page.getByRole('region', { name: 'Test data picker' });
const matches = (page: Page): Locator =>
  tool(page)
    .locator('li')
    .filter({ has: page.getByText('Copy') });
const lines = (page: Page): Locator => page.locator('[data-sample-card]');
const pageLine = (page: Page): Locator => page.locator('.markdown > [data-sample-card]');

/** Opens the tool and waits until it takes input. */
async function openTool(page: Page, address = PAGE): Promise<void> {
  await open(page, address);
  await expect.poll(() => tool(page).getByLabel('Brand').isEnabled()).toBe(true);
}

async function store(page: Page, written: string): Promise<void> {
  await page.addInitScript((value) => {
    localStorage.setItem('sample-card', value);
  }, written);
}

/** Whether the first place with a number is within the box that its code scrolls or folds in. */
const showsNumber = (panel: Locator, number: string): Promise<boolean> =>
  panel.evaluate((element, wanted) => {
    const box = element.querySelector('pre')?.getBoundingClientRect();
    const texts = document.createTreeWalker(element.querySelector('code') ?? element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      if (texts.currentNode.textContent?.includes(wanted) !== true) continue;
      const place = document.createRange();
      place.selectNodeContents(texts.currentNode);
      return box !== undefined && place.getBoundingClientRect().bottom <= box.bottom;
    }
    return false;
  }, number);

/** The shown code of the samples with a number, as a reader sees it. */
const codesWith = (page: Page, number: string): Promise<number> =>
  page.locator('[data-panel] code[data-copied]').filter({ hasText: number, visible: true }).count();

describe('the picker of test data', () => {
  it('leads to a challenge card with the keyboard alone, and the 3DS guide has it', async () => {
    await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await openTool(page);
      await tool(page).getByLabel('Brand').focus();
      await page.keyboard.type('Visa');
      for (let field = 0; field < 3; field += 1) await page.keyboard.press('Tab');
      await page.keyboard.type('Chal');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Succ');
      await expect.poll(() => tool(page).getByRole('status').first().innerText()).toBe('2 matches');
      await expect
        .poll(() => page.url())
        .toContain('#test-data?brand=Visa&behavior=Challenge&outcome=Successful');
      const use = tool(page).getByRole('button', { name: `Use in samples: ${CHALLENGE}` });
      await use.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => use.getAttribute('aria-pressed')).toBe('true');
      await tool(page).getByRole('link', { name: 'See it in the 3DS guide' }).click();
      await page.waitForURL(`**${GUIDE}#test-it`);
      await pageLine(page).waitFor();
      await expect.poll(() => codesWith(page, CHALLENGE)).toBe(1);
      expect(await pageLine(page).innerText()).toContain('1 sample here shows it: Test each outcome.');
      const sample = page
        .locator('[data-panel] code[data-copied]')
        .filter({ hasText: CHALLENGE, visible: true });
      expect(await sample.evaluate((code) => code.getBoundingClientRect().top < innerHeight)).toBe(true);
      await page.getByText('Run it here, and make a step fail').click();
      const run = page.getByRole('region', { name: 'Run this guide' });
      await expect.poll(() => run.getByLabel('Test card').inputValue()).toBe(CHALLENGE);
      expect(await pageLine(page).innerText()).toContain('Successful challenge authentication');
      await pageLine(page).getByRole('button', { name: 'Copy' }).click();
      await expect.poll(() => copiedText(page)).toBe(CHALLENGE);
    });
  });

  it('copies the JSON of a token with the expiration that its test needs', async () => {
    await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await openTool(page, `${PAGE}#test-data?updater=UPD_PAN&brand=Visa&search=4111`);
      await tool(page).getByRole('button', { name: 'Copy token as JSON' }).click();
      await expect
        .poll(async () => JSON.parse(await copiedText(page)) as unknown)
        .toEqual({
          type: 'card',
          data: { number: '4111111111111111', expiration_month: 12, expiration_year: 2023, cvc: '123' },
        });
    });
  });

  it('offers what to drop where nothing has all that was chosen', async () => {
    await withPage({}, async (page) => {
      await openTool(page, `${PAGE}#test-data?brand=UnionPay&network=Success`);
      await expect
        .poll(() => tool(page).getByRole('status').first().innerText())
        .toMatch(/^No test data matches all/);
      expect(await matches(page).count()).toBe(0);
      await tool(page).getByRole('button', { name: 'Remove Brand (UnionPay)' }).click();
      await expect.poll(() => tool(page).getByRole('status').first().innerText()).toBe('10 matches');
      expect(await matches(page).count()).toBe(5);
      await tool(page).getByRole('button', { name: 'Show all 10' }).click();
      expect(await matches(page).count()).toBe(10);
    });
  });

  it.each(
    variants([
      ['is cut off', '#test-data?brand=%E0%A4%A'],
      ['has unknown values and HTML', '#test-data?brand=nothing&type=<img src=x onerror=alert(1)>'],
      ['is very long', `#test-data?search=${'9'.repeat(3000)}`],
      ['has names of objects', '#test-data?__proto__=x&constructor=y'],
    ]),
  )('works with a link that %s', async (_how, hash) => {
    await withPage({}, async (page) => {
      await openTool(page, `${PAGE}${hash}`);
      await tool(page).getByRole('button', { name: 'Start over' }).click();
      await tool(page).getByLabel('Brand').selectOption('UnionPay');
      await expect.poll(() => tool(page).getByRole('status').first().innerText()).toBe('1 match');
    });
  });

  it('keeps a number that isn’t test data out of the link', async () => {
    await withPage({}, async (page) => {
      await openTool(page);
      const search = tool(page).getByLabel('Test number or word');
      await search.fill(`${CHALLENGE.slice(0, 4)} 0200 0000 0000`);
      await expect.poll(() => page.url()).toContain('search=4000');
      await search.fill('4539578763621486');
      await expect.poll(() => tool(page).innerText()).toMatch(/never a customer’s/);
      await expect.poll(() => page.url()).not.toContain('search=');
    });
  });

  it('has nothing that axe finds in either mode, and fits 320 px', async () => {
    await withPage({ viewport: { width: 320, height: 700 } }, async (page) => {
      await openTool(page, `${PAGE}#test-data?brand=Visa`);
      await tool(page)
        .getByRole('button', { name: /^Use in samples/ })
        .first()
        .click();
      await addAxe(page);
      for (const mode of COLOR_MODES) {
        await followColorMode(page, mode);
        expect(await axeViolations(page)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
});

it('the picker on the page of test data takes input once its fold is open, and changes samples there', async () => {
  await withPage({}, async (page) => {
    await open(page, '/docs/api/testing');
    await page.getByText('Find test data by brand, 3DS outcome, or result').click();
    await expect.poll(() => tool(page).getByLabel('3DS outcome').isEnabled()).toBe(true);
    await tool(page).getByLabel('3DS outcome').selectOption('Rejected');
    const use = tool(page)
      .getByRole('button', { name: /^Use in samples/ })
      .first();
    await use.click();
    await expect.poll(() => pageLine(page).innerText()).toMatch(/rejected/);
    expect(await codesWith(page, DEFAULT)).toBe(0);
    await use.click();
    await expect.poll(() => codesWith(page, DEFAULT)).toBe(1);
  });
});

describe('a test card in the samples', () => {
  it('shows in every sample, is what is copied, and goes with a reset', async () => {
    await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await open(page, SAMPLES);
      const before = await codesWith(page, DEFAULT);
      expect(before).toBeGreaterThan(0);
      await page.evaluate((value) => {
        localStorage.setItem('sample-card', value);
      }, CHALLENGE);
      await open(page, SAMPLES);
      await expect.poll(() => codesWith(page, CHALLENGE)).toBe(before);
      expect(await codesWith(page, DEFAULT)).toBe(0);
      const panel = page
        .locator('[data-panel]')
        .filter({ has: lines(page), visible: true })
        .first();
      await panel.getByRole('button', { name: /^Copy/ }).click();
      const copied = (): Promise<string> => copiedText(page);
      await expect.poll(copied).toContain(`"number": "${CHALLENGE}"`);
      expect(await panel.locator('code[data-copied]').innerText()).toBe(await copied());
      await panel.getByRole('button', { name: 'Reset' }).click();
      await expect.poll(() => lines(page).count()).toBe(0);
      expect(await codesWith(page, DEFAULT)).toBe(before);
      expect(await page.evaluate(() => localStorage.getItem('sample-card'))).toBeNull();
    });
  });

  it('takes the check mark away as long as it shows, also above code that folds, and the change is in view', async () => {
    await withPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
      await open(page, '/docs/api/tokens');
      const marks = page.locator('[data-panel] > a').filter({ visible: true });
      const before = await marks.count();
      await page.evaluate((value) => {
        localStorage.setItem('sample-card', value);
      }, CHALLENGE);
      await open(page, '/docs/api/tokens');
      await lines(page).first().waitFor();
      const changed = page.locator('[data-panel]').filter({ has: lines(page), visible: true });
      const folded = changed.filter({ has: page.locator('[data-fold]') });
      expect(await folded.count()).toBeGreaterThan(0);
      expect(await changed.locator('> a').filter({ visible: true }).count()).toBe(0);
      expect(await changed.locator('> [data-sample-card]').count()).toBe(await changed.count());
      expect(await marks.count()).toBe(before - (await changed.count()));
      for (const panel of await changed.all()) expect(await showsNumber(panel, CHALLENGE)).toBe(true);
      await pageLine(page).getByRole('button', { name: 'Reset' }).click();
      await expect.poll(() => marks.count()).toBe(before);
    });
  });

  it('follows to the next page, with the expiration that its test needs', async () => {
    await withPage({}, async (page) => {
      await store(page, '4111111111111111 12/2023');
      await open(page, '/docs/api/testing');
      await pageLine(page).waitFor();
      await page.locator('main a[href="/docs/api/tokens/token-types"]').first().click();
      await page.waitForURL(`**${SAMPLES}`);
      await expect.poll(() => codesWith(page, '4111111111111111')).toBeGreaterThan(0);
      const code = page
        .locator('[data-panel] code[data-copied]')
        .filter({ hasText: '4111111111111111', visible: true })
        .first();
      expect(await code.innerText()).toContain('"expiration_year": 2023');
    });
  });

  it.each(
    variants(['rubbish', '4539578763621486', '<img src=x>', `${CHALLENGE} 1/2030`, '4200000000000004']),
  )('is ignored where %s is stored', async (written) => {
    await withPage({}, async (page) => {
      await store(page, written);
      await open(page, SAMPLES);
      await page.waitForLoadState('networkidle');
      expect(await lines(page).count()).toBe(0);
      expect(await codesWith(page, DEFAULT)).toBeGreaterThan(0);
    });
  });

  it('loads nothing where none is stored', async () => {
    await withPage({}, async (page) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await open(page, SAMPLES);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((address) => /\/(show|sample-cards|test-data)\.[^/]*\.js/.test(address))).toEqual(
        [],
      );
      await page.evaluate((value) => {
        localStorage.setItem('sample-card', value);
      }, CHALLENGE);
      await open(page, SAMPLES);
      await lines(page).first().waitFor();
      expect(scripts.some((address) => /\/show\.[^/]*\.js/.test(address))).toBe(true);
    });
  });

  it('is said in lines that axe has nothing against, in either mode, at 320 px', async () => {
    await withPage({ viewport: { width: 320, height: 700 } }, async (page) => {
      await store(page, CHALLENGE);
      await open(page, SAMPLES);
      await lines(page).first().waitFor();
      await addAxe(page);
      for (const mode of COLOR_MODES) {
        await followColorMode(page, mode);
        expect(await axeViolations(page)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
});
