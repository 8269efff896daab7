import { expect, it } from 'vitest';
import { addAxe, axeViolations, COLOR_RULES } from './axe.ts';
import { withPage } from './browser.ts';

const FAINT = 'color: #999; background: #fff';

it('within elements, axe finds what is in them and nothing else', async () => {
  await withPage({}, async (page) => {
    await page.setContent(
      `<p id="one" style="${FAINT}">One</p><div id="two"><p style="${FAINT}">Two</p></div><p id="three">Three</p>`,
    );
    await addAxe(page);
    const violationsIn = async (...selectors: readonly string[]): Promise<string[]> => {
      const elements = await page.evaluateHandle(
        (all) => all.flatMap((selector) => [...document.querySelectorAll(selector)]),
        selectors,
      );
      return axeViolations(page, { runOnly: [...COLOR_RULES] }, elements);
    };
    expect(await violationsIn('#one', '#three')).toEqual([expect.stringContaining(': #one #999999 on')]);
    expect(await violationsIn('#two')).toEqual([expect.stringContaining('#two > p')]);
    expect(await violationsIn('#three')).toEqual([]);
  });
});
