/** What pages show where the browser runs no script, and before the scripts have come. */
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { withPage } from '../support/browser.ts';
import { sharedPage } from '../support/shared-page.ts';
import { variants } from '../support/variants.ts';

const PAGE = '/docs/concepts/what-are-tokens';
const LANGUAGES = ['cURL', 'Node.js', 'Python', 'C#', 'Go', 'Java'];

describe('without script', () => {
  const withoutScript = sharedPage({ javaScriptEnabled: false }, (page) => Promise.resolve(page));

  it('all languages of a sample are one below the other, each with its name', async () => {
    await withoutScript(async (page) => {
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

  it('the production checklist is a list of words', async () => {
    await withoutScript(async (page) => {
      await page.goto('/docs/guides/production-checklist');
      expect(await page.getByText('Keys are in a secret manager').isVisible()).toBe(true);
      expect(await page.locator('input[type=checkbox]').first().isVisible()).toBe(false);
      expect(await page.getByText(/ of \d+ done/).isVisible()).toBe(false);
    });
  });
  it('long code is shown in full', async () => {
    await withoutScript(async (page) => {
      await page.goto('/docs/api/tokens');
      const code = page
        .locator('[data-operation]', { has: page.locator('#tokens-create') })
        .locator('figure', { hasText: /^201 Created/ })
        .locator('pre');
      expect(await code.evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBeLessThan(2);
      expect(await page.getByRole('button', { name: /^Show all/ }).count()).toBe(0);
    });
  });

  it('the picker of SDKs is a table of all choices', async () => {
    await withoutScript(async (page) => {
      await page.goto('/docs/sdks');
      const row = page.getByRole('row', { name: /React Native app.*Collect a card/ });
      expect(await row.innerText()).toContain('npm install --save @basis-theory/react-native-elements@');
      expect(await page.getByRole('radio').filter({ visible: true }).count()).toBe(0);
    });
  });
  it.each(variants([320, 390, 800, 1440]))('the bar and the sidebar lead on at %d px', async (width) => {
    await withoutScript(async (page) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/docs/api/errors');
      for (const name of ['Guides', 'API', 'SDKs'])
        expect(
          await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).isVisible(),
        ).toBe(true);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      expect(await sidebar.getByRole('link', { name: 'Authentication', exact: true }).isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: 'Toggle navigation bar' }).count()).toBe(0);
      expect(await page.getByRole('button', { name: /^On this page/ }).count()).toBe(0);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isWide).toBe(false);
    });
  });

  it('the example on the home page shows all steps, one below the other', async () => {
    await withoutScript(async (page) => {
      await page.goto('/');
      const steps = page.getByRole('tabpanel').filter({ visible: true });
      const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
      expect(tops).toHaveLength(3);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      expect(new Set(tops).size).toBe(3);
      expect(await page.getByRole('tab').count()).toBe(0);
    });
  });

  it('nothing of the search shows', async () => {
    await withoutScript(async (page) => {
      await page.goto('/docs/api/errors');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(
        await page
          .locator('.navbar')
          .getByText(/search|loading/i)
          .filter({ visible: true })
          .count(),
      ).toBe(0);
    });
  });

  it.each(['/docs/api/errors', '/docs/api/applications/permissions'])(
    'table heads on %s are above their rows',
    async (route) => {
      await withoutScript(async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(route);
        const overlaps = await page.locator('main table').evaluateAll((tables) =>
          tables.map((table) => {
            const { rows } = table as HTMLTableElement;
            const head = rows[0]?.cells[0]?.getBoundingClientRect();
            const row = rows[1]?.getBoundingClientRect();
            return Math.round((head?.bottom ?? 0) - (row?.top ?? 0));
          }),
        );
        expect(overlaps.length).toBeGreaterThan(1);
        expect(overlaps.filter((pixels) => pixels > 0)).toEqual([]);
      });
    },
  );

  it('a filtered table shows every row and no field', async () => {
    await withoutScript(async (page) => {
      await page.goto('/docs/api/tokens/token-enrichments?filter-card-products-visa=platinum');
      const rows = page.locator('tr:visible a[id^="card-products-visa-"]');
      expect(await rows.count()).toBe(loadDataTable('card-products-visa').rows.length);
      expect(await page.locator('main input:visible').count()).toBe(0);
    });
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
    // The style sheet decides on line breaks.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
      .toBeGreaterThan(0);
    expect(await page.locator('html').getAttribute('data-ready')).toBeNull();
    const before = await sample.innerText();
    expect(await sample.locator('[data-panel]').locator('visible=true').count()).toBe(1);
    await page.waitForSelector('html[data-ready="true"]');
    expect(await sample.innerText()).toBe(before);
    expect(before).not.toMatch(/Python\n[^]*Python/);
  });
});
