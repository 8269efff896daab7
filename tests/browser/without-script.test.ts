/** Samples where the browser runs no script, and before the scripts of the page have come. */
import { expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';

const PAGE = '/docs/concepts/what-are-tokens';
const LANGUAGES = ['cURL', 'Node.js', 'Python', 'C#', 'Go', 'Java'];

it('without script, all languages of a sample are one below the other, each with its name', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(PAGE);
    const panels = page.locator('[data-languages]').first().locator('[data-panel]');
    const names = await panels.evaluateAll((all) =>
      all.map((panel) => (panel as HTMLElement).innerText.split('\n')[0]),
    );
    expect(names).toEqual(LANGUAGES);
    const tops: number[] = [];
    for (const code of await panels.locator('code').all()) {
      expect(await code.isVisible()).toBe(true);
      tops.push((await code.boundingBox())?.y ?? 0);
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    const controls = page.locator('main :is(button, select, input, [role=tab])').locator('visible=true');
    expect(await controls.count()).toBe(0);
  });
});

it('the scripts of the page change nothing that showed before them', async () => {
  await withPage({}, async (page) => {
    await page.goto(PAGE);
    await page.evaluate(() => {
      localStorage.setItem('sample-language', 'go');
    });
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const sample = page.locator('[data-languages]').first();
    await sample.waitFor();
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
    const before = await sample.innerText();
    expect(await sample.locator('[data-panel]').locator('visible=true').count()).toBe(1);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    expect(await sample.innerText()).toBe(before);
    expect(before).not.toMatch(/Python\n[^]*Python/);
  });
});
