/** Pages of every type where the browser runs no script. `../without-script.test.ts` covers their parts. */
import { describe, expect, it } from 'vitest';
import { withPage } from '../../support/browser.ts';
import { builtRoutes, pageOfEachType } from '../../support/routes.ts';
import { expectReadable } from './support/readable.ts';

describe('Script is off', () => {
  it.each(pageOfEachType())(
    "the whole text of a page of the type %s, and nothing that wouldn't respond (%s)",
    async (_type, route) => {
      await withPage({ javaScriptEnabled: false }, async (page) => {
        await page.goto(route);
        await expectReadable(page, await page.locator('h1').innerText());
        const controls = page.locator(':is(button, select, [role=tab]):enabled').filter({ visible: true });
        expect(await controls.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
      });
    },
  );

  it.each(builtRoutes.filter((route) => route.startsWith('/docs/tools/')))(
    'on the page of a tool, a sentence that it needs JavaScript (%s)',
    async (route) => {
      await withPage({ javaScriptEnabled: false }, async (page) => {
        await page.goto(route);
        expect(await page.getByText('This tool needs JavaScript').first().isVisible()).toBe(true);
      });
    },
  );
});
