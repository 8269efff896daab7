/** The example on the home page: its steps with the mouse, and with the keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { data } from '../../components/shared/HomeExample/data.ts';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { variants } from '../support/variants.ts';

const { number, masked, tokenId } = (await data()).example;

/** The strings of the steps that the reader sees, in their order. */
async function shownSteps(page: Page): Promise<readonly string[]> {
  const steps = await page.getByRole('tabpanel').all();
  const shown = await Promise.all(
    steps.map(async (step) => ((await step.isVisible()) ? await step.innerText() : undefined)),
  );
  return shown.filter((text) => text !== undefined);
}

describe('the example on the home page', () => {
  it('turns a number into a token, and the token into the number for a third party', async () => {
    await withPage({ reducedMotion: 'reduce' }, async (page) => {
      await open(page, '/');
      const [collect = ''] = await shownSteps(page);
      expect(collect).toContain(number);

      await page.getByRole('tab', { name: 'Store a token' }).click();
      await expect.poll(() => shownSteps(page)).toEqual([expect.stringContaining(masked)]);
      await expect.poll(() => shownSteps(page)).toEqual([expect.stringContaining(tokenId)]);
      const [keep = ''] = await shownSteps(page);
      expect(keep).toContain(tokenId);
      expect(keep).not.toContain(number);

      await page.keyboard.press('ArrowRight');
      // What a step shows becomes visible part by part.
      await expect.poll(() => shownSteps(page)).toEqual([expect.stringContaining(tokenId)]);
      await expect.poll(() => shownSteps(page)).toEqual([expect.stringContaining(`"number": "${number}"`)]);
      expect(await page.locator(':focus').innerText()).toContain('Send the number');
      const [send = ''] = await shownSteps(page);
      expect(send).toContain(`{{ ${tokenId} | json: '$.number' }}`);
      expect(send).toContain(`"number": "${number}"`);
    });
  });

  it('moves nothing when a step is shown', async () => {
    await withPage({ reducedMotion: 'reduce' }, async (page) => {
      await open(page, '/');
      const below = page.getByRole('heading', { name: 'Start here' });
      const before = await below.boundingBox();
      await page.getByRole('tab', { name: 'Send the number' }).click();
      await expect.poll(() => shownSteps(page)).toEqual([expect.stringContaining('third party')]);
      expect(await below.boundingBox()).toEqual(before);
    });
  });
});

describe('the home page', () => {
  it.each(variants([1440, 1024, 390]))('leaves no card alone in a row at %i px', async (width) => {
    await withPage({ viewport: { width, height: 900 } }, async (page) => {
      await open(page, '/');
      for (const name of ['Start here', 'SDKs']) {
        const cards = page.getByRole('region', { name }).locator('a:not(h2 a)');
        const tops = await cards.evaluateAll((links) =>
          links.map((link) => Math.round(link.parentElement?.getBoundingClientRect().top ?? 0)),
        );
        const rowLengths = tops.map((top) => tops.filter((other) => other === top).length);
        expect(new Set(rowLengths).size, `${name}: ${tops.join(' ')}`).toBe(1);
      }
    });
  });
});
