/** The expression playground: its journeys with the keyboard, addresses, limits, and what a worker does for it. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { addAxe, axeViolations } from '../../support/axe.ts';
import { withPage } from '../../support/browser.ts';
import { COLOR_MODES, followColorMode } from '../../support/color-mode.ts';
import { runsLongTests, variants } from '../../support/variants.ts';

const PAGE = '/docs/tools/expressions';

interface Playground {
  readonly expression: Locator;
  readonly data: Locator;
  readonly where: Locator;
  readonly outcome: Locator;
}

async function openPlayground(page: Page, state = ''): Promise<Playground> {
  await open(page, state === '' ? PAGE : `${PAGE}#expressions?${state}`);
  const tool = page.getByRole('region', { name: 'Expression playground' });
  const expression = tool.getByLabel('Expression', { exact: true });
  await expect.poll(() => expression.isEnabled()).toBe(true);
  return {
    expression,
    data: tool.getByLabel('Data (JSON)'),
    where: tool.getByLabel('Used in'),
    outcome: tool.getByRole('status').last(),
  };
}

function stateOf(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

describe('the expression playground', () => {
  it('makes a mask for a passport number, with the keyboard alone', async () => {
    await withPage({}, async (page) => {
      const { expression, data, outcome } = await openPlayground(page);
      await expression.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('{{ data | reveal: 0, 3 }}');
      await page.keyboard.press('Tab');
      expect(await data.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('"C01X00T47"');
      await expect.poll(() => outcome.innerText()).toContain('"XXXXXXT47"');
      const steps = page.getByRole('region', { name: 'Expression playground' }).getByRole('listitem');
      expect(await steps.allInnerTexts()).toEqual([
        'data → "C01X00T47" string',
        'reveal: 0, 3 → "XXXXXXT47" string',
      ]);
      await expect.poll(() => page.url()).toContain('C01X00T47');
      await page.reload();
      await expect.poll(() => outcome.innerText()).toContain('"XXXXXXT47"');
    });
  });

  it('marks what is wrong, and leads to it', async () => {
    await withPage({}, async (page) => {
      const { expression, outcome } = await openPlayground(page);
      await expression.fill('{{ data.number\n| reveal_lst: 4 }}');
      await expect.poll(() => outcome.innerText()).toContain("The filter doesn't exist (line 2, column 3).");
      expect(await page.locator('mark').innerText()).toBe('reveal_lst');
      expect(await expression.getAttribute('aria-invalid')).toBe('true');
      await page.getByRole('button', { name: 'Go to line 2, column 3' }).press('Enter');
      await page.keyboard.type('reveal_last');
      await expect.poll(() => outcome.innerText()).toContain('"XXXXXXXXXXXX4242"');
    });
  });

  it('opens an example of a page, and reads the edited data of its token', async () => {
    await withPage({}, async (page) => {
      await open(page, '/docs/expressions/detokenization');
      await page.locator(`main a[href="${PAGE}#expressions?example=detokenization.sources.3"]`).click();
      const { expression, data, outcome } = await openPlayground(page, 'example=detokenization.sources.3');
      await expect.poll(() => expression.inputValue()).toBe("{{ token: tok_card | json: '$.data.number' }}");
      await expect.poll(() => outcome.innerText()).toContain('"5555341244441115"');
      await data.fill('{ "number": "4111111111111111" }');
      await expect.poll(() => outcome.innerText()).toContain('"4111111111111111"');
      await expect.poll(() => page.url()).toContain('id=tok_card');
    });
  });

  it('keeps a number that is not a test number out of the address', async () => {
    await withPage({}, async (page) => {
      const { data } = await openPlayground(page);
      await data.fill('{ "number": "4929420573595709" }');
      await page.getByText('The link leaves out what looks like').waitFor();
      await expect.poll(() => page.url()).toContain('where=mask');
      expect(page.url()).not.toContain('4929420573595709');
    });
  });

  it.each(
    variants([
      ['a wrong place', 'where=%3Cscript%3E&expression=%7B%7B+data+%7D%7D&data=1', /Result/],
      ['no UTF-8', 'expression=%E0%A4%A&data=1&where=mask', /Result/],
      ['HTML', stateOf({ expression: '<img src=x onerror=alert(1)>{{ data }}', data: '"a"' }), /onerror/],
      ['no example', 'example=none', /XXXXXXXXXXXX4242/],
      ['no JSON', 'expression=%7B%7B+data+%7D%7D&data=%7B', /valid JSON/],
    ]),
  )('says something useful of an address with %s', async (_, state, said) => {
    await withPage({}, async (page) => {
      const { outcome } = await openPlayground(page, state);
      await expect.poll(() => outcome.innerText()).toMatch(said);
    });
  });

  it.runIf(runsLongTests)('stays responsive with five megabytes of data', async () => {
    await withPage({}, async (page) => {
      const { expression, data, outcome } = await openPlayground(page);
      await data.evaluate((field: HTMLTextAreaElement) => {
        Reflect.set(HTMLTextAreaElement.prototype, 'value', 'a'.repeat(5_000_000), field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await expect.poll(() => outcome.innerText()).toContain('The data is too large');
      await data.fill('"abcdef"');
      await expression.fill('{{ data | last4 }}');
      await expect.poll(() => outcome.innerText()).toContain('"cdef"');
    });
  });

  it('stops what takes too long, and goes on', async () => {
    await withPage({}, async (page) => {
      await page.addInitScript(() => {
        const Original = window.Worker;
        // The first worker never sees an attempt.
        let isFirst = true;
        window.Worker = class extends Original {
          readonly #isSilent = isFirst;

          override postMessage(message: unknown): void {
            isFirst = false;
            if (!this.#isSilent) super.postMessage(message);
          }
        };
      });
      const { expression, outcome } = await openPlayground(page);
      await expression.fill('{{ data.number | last4 }}');
      await expect.poll(() => outcome.innerText(), { timeout: 5_000 }).toContain('took too long');
      await expression.fill('{{ data.number | card_bin }}');
      await expect.poll(() => outcome.innerText()).toContain('"42424242"');
    });
  });

  it('evaluates in the page where there is no worker', async () => {
    await withPage({}, async (page) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'Worker');
      });
      const { expression, outcome } = await openPlayground(page);
      await expression.fill('{{ data.number | last4 }}');
      await expect.poll(() => outcome.innerText()).toContain('"4242"');
    });
  });

  it.each(variants(COLOR_MODES))(
    'has nothing for axe to find, in %s, with a result or a mistake',
    async (mode) => {
      await withPage({}, async (page) => {
        const { expression, where, outcome } = await openPlayground(page);
        await followColorMode(page, mode);
        await addAxe(page);
        expect(await axeViolations(page)).toEqual([]);
        await where.selectOption('proxy_body');
        await expression.fill('{ "n": "{{ tok_none }}" }');
        await expect.poll(() => outcome.innerText()).toContain('Nothing has this ID');
        expect(await axeViolations(page)).toEqual([]);
      });
    },
  );

  it('fits a screen of 320 px', async () => {
    await withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
      const { expression, outcome } = await openPlayground(page);
      await expression.fill(`{{ data.number | append: "${'x'.repeat(200)}" | oops }}`);
      await expect.poll(() => outcome.innerText()).toContain('exist');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expression.fill(`{{ data.number | append: "${'x'.repeat(200)}" | upcase }}`);
      await expect.poll(() => outcome.innerText()).toContain('XXX');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
});
