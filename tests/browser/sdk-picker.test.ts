/** The picker on the page of SDKs: three questions lead to an install line, a sample and a page. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';

const PAGE = '/docs/sdks';

/** What the picker returns: the line that installs the SDK, the page, and the sample once it is there. */
async function answer(page: Page): Promise<{ install: string; next: string | null; sample: string }> {
  const [install, sample] = await page.locator('figure').filter({ visible: true }).locator('code').all();
  if (install === undefined || sample === undefined) throw new Error('The sample is not there yet.');
  return {
    install: await install.innerText(),
    next: await page.getByRole('status').getByRole('link').getAttribute('href'),
    sample: await sample.innerText(),
  };
}

describe('the picker of SDKs', () => {
  it('leads to install line, sample and page with the arrow keys, and the address describes what was chosen', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, PAGE);
      await page.getByRole('radio', { name: 'Server' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => answer(page).catch(() => null))
        .toMatchObject({
          install: expect.stringContaining('npm install --save @basis-theory/web-elements@') as unknown,
          next: '/docs/sdks/web/web-elements/components',
          sample: expect.stringContaining("createElement('card'") as unknown,
        });
      expect(
        await page
          .getByRole('radio', { name: 'Web page' })
          .evaluate((radio) => radio === document.activeElement),
      ).toBe(true);
      expect(new URL(page.url()).search).toBe('?platform=web&language=typescript&goal=collect');
    });
  });

  it('shows what an address asks for, and Back and reload keep it', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, `${PAGE}?platform=ios&goal=reveal`);
      await expect
        .poll(() =>
          answer(page).then(
            ({ sample }) => sample,
            () => '',
          ),
        )
        .toContain('import BasisTheoryElements');
      expect(
        await page
          .getByRole('radio', { checked: true })
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      ).toEqual(['ios', 'swift', 'reveal']);
      await page.reload();
      await expect
        .poll(() =>
          answer(page).then(
            ({ next }) => next,
            () => '',
          ),
        )
        .toBe('/docs/sdks/mobile/ios#reveal');
    });
  });

  it('begins with the language that the reader uses, and with the first when an address makes no sense', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, `${PAGE}?platform=mainframe&goal=%00`);
      const chosen = page.getByRole('group', { name: 'Language' }).getByRole('radio', { checked: true });
      await expect.poll(() => chosen.getAttribute('value')).toBe('node');
      await page.getByRole('radio', { name: 'Go', exact: true }).check();
      await open(page, PAGE);
      await expect.poll(() => chosen.getAttribute('value')).toBe('go');
    });
  });

  it('offers a retry when the sample cannot be fetched', async () => {
    await withPage({ fetchesAhead: false, expectedMessages: [/net::ERR_FAILED/] }, async (page) => {
      await open(page, PAGE);
      await page.waitForLoadState('networkidle');
      await page.route('**/*.js', (route) => route.abort());
      await page.getByRole('radio', { name: 'React Native app' }).check();
      const retry = page.getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      await page.unroute('**/*.js');
      await retry.click();
      await expect
        .poll(() =>
          answer(page).then(
            ({ sample }) => sample,
            () => '',
          ),
        )
        .toContain('@basis-theory/react-native-elements');
    });
  });

  it('lets the keyboard reach a sample that has to be scrolled', async () => {
    await withPage({ fetchesAhead: false, viewport: { width: 390, height: 800 } }, async (page) => {
      await open(page, `${PAGE}?platform=web&language=typescript&goal=collect`);
      const box = page.locator('[data-island] [data-scroll-box]').filter({ hasText: 'createElement' });
      await box.scrollIntoViewIfNeeded();
      await expect.poll(() => box.getAttribute('tabindex')).toBe('0');
    });
  });
});
