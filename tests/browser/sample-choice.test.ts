/** The language and the environment of the samples: what the reader sees is what was chosen last. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { provider } from '../../content/site/provider.ts';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { variants } from '../support/variants.ts';

const PAGE = '/docs/concepts/what-are-tokens';
const OTHER_PAGE = '/docs/api/tokens';

const tabs = (page: Page): Locator => page.getByRole('tablist').first();
const environment = (page: Page): Locator => page.getByRole('combobox', { name: /^Environment/ }).first();
const shownCode = (page: Page): Locator => page.getByRole('tabpanel').first().locator('code');

async function choose(page: Page, language: string): Promise<void> {
  await tabs(page).getByRole('tab', { name: language }).click();
}

/** What the first sample of a page shows: the tab that is selected, and whose panel is visible. */
async function shownLanguage(page: Page): Promise<string> {
  const selected = await tabs(page).getByRole('tab', { selected: true }).allInnerTexts();
  const panel = page.getByRole('tabpanel', { name: selected[0] ?? '', exact: true }).first();
  return (await panel.isVisible()) ? selected.join() : `${selected.join()} without its panel`;
}

/** The environment of the first sample: the value of its select, and the hosts that its visible code names. */
async function shownEnvironment(page: Page): Promise<{ select: string; hosts: string[] }> {
  const code = await shownCode(page).innerText();
  const { test, production } = provider.hosts;
  return {
    select: await environment(page).inputValue(),
    hosts: [test, production].filter((host) => new RegExp(`${host}(?![.\\w])`).test(code)),
  };
}

const TEST = { select: 'test', hosts: [provider.hosts.test] };
const PRODUCTION = { select: 'production', hosts: [provider.hosts.production] };

/** Ways that a browser denies storage, and what the page writes to the console then. */
const DENIALS = [
  {
    how: 'is not there',
    deny: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
    expectedMessages: [/browser storage is not available/i],
  },
  {
    how: 'takes nothing',
    deny: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    expectedMessages: [/Storage error, can't set (?:sample-|read-pages)/],
  },
];

describe.each(variants(DENIALS))('where the storage of the browser $how', ({ deny, expectedMessages }) => {
  it('every choice shows, can be taken back, and lasts from page to page', async () => {
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await page.addInitScript(deny);
      await open(page, PAGE);
      expect(await shownEnvironment(page)).toEqual(TEST);
      await environment(page).selectOption('production');
      expect(await shownEnvironment(page)).toEqual(PRODUCTION);
      await environment(page).selectOption('test');
      expect(await shownEnvironment(page)).toEqual(TEST);
      await environment(page).selectOption('production');
      for (const language of ['Python', 'Go', 'cURL']) {
        await choose(page, language);
        expect(await shownLanguage(page)).toBe(language);
      }
      await choose(page, 'Java');
      await page.locator(`a[href="${OTHER_PAGE}"]`).first().click();
      await page.waitForURL(`**${OTHER_PAGE}`);
      expect(await shownLanguage(page)).toBe('Java');
      expect((await shownEnvironment(page)).select).toBe('production');
    });
  });
});

it('a choice is kept for the next visit', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, PAGE);
    await choose(page, 'Python');
    await environment(page).selectOption('production');
    await choose(page, 'cURL');
    await page.reload();
    await open(page, PAGE);
    expect([await shownLanguage(page), await shownEnvironment(page)]).toEqual(['cURL', PRODUCTION]);
  });
});

it('values that no page has stored show the first language and the test host', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, PAGE);
    await page.evaluate(() => {
      localStorage.setItem('sample-language', 'react');
      localStorage.setItem('sample-environment', '{"production":1}');
    });
    await open(page, `${PAGE}?lang=cobol`);
    expect([await shownLanguage(page), await shownEnvironment(page)]).toEqual(['cURL', TEST]);
    await choose(page, 'Go');
    expect([await shownLanguage(page), new URL(page.url()).search]).toEqual(['Go', '?lang=cobol']);
  });
});

it('two tabs of the browser show the same, whichever of them the reader uses', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, PAGE);
    const other = await page.context().newPage();
    await open(other, `${PAGE}?lang=java`);
    await choose(page, 'Python');
    await expect.poll(() => shownLanguage(other)).toBe('Python');
    await environment(other).selectOption('production');
    await choose(other, 'cURL');
    await expect.poll(() => shownEnvironment(page)).toEqual(PRODUCTION);
    await expect.poll(() => shownLanguage(page)).toBe('cURL');
    const isEmptied = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('storage', ({ key }) => {
            if (key === null) resolve();
          });
        }),
    );
    // A value that no page writes, and an emptied storage, change nothing.
    await other.evaluate(() => {
      localStorage.setItem('sample-language', 'react');
      localStorage.setItem('sample-environment', 'moon');
      localStorage.clear();
    });
    await isEmptied;
    expect([await shownLanguage(page), await shownEnvironment(page)]).toEqual(['cURL', PRODUCTION]);
    await other.reload();
    await open(other, other.url());
    expect(await shownLanguage(other), 'the address follows too').toBe('cURL');
  });
});

describe('?lang= in the address', () => {
  const stored = (page: Page): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('sample-language'));

  it('shows a language and leaves the stored one until the reader chooses', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, PAGE);
      await choose(page, 'Java');
      await open(page, `${PAGE}?lang=python`);
      expect([await shownLanguage(page), await stored(page)]).toEqual(['Python', 'java']);
      await open(page, PAGE);
      expect(await shownLanguage(page)).toBe('Java');
    });
  });

  it('gives way to a later choice, after a reload too, and leaves the rest of the address', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, `${PAGE}?a=1&lang=python&b=%20x#capabilities`);
      const steps = await page.evaluate(() => history.length);
      await choose(page, 'Go');
      expect([await stored(page), await page.evaluate(() => history.length)]).toEqual(['go', steps]);
      await page.reload();
      await open(page, page.url());
      expect(await shownLanguage(page)).toBe('Go');
      const address = new URL(page.url());
      expect(address.hash).toBe('#capabilities');
      expect([address.searchParams.get('a'), address.searchParams.get('b')]).toEqual(['1', ' x']);
    });
  });

  it('gives way to a choice on another page when the reader goes back', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, `${PAGE}?lang=python`);
      await page.locator(`a[href="${OTHER_PAGE}"]`).first().click();
      await page.locator('#start-to-finish').waitFor();
      expect(await shownLanguage(page)).toBe('Python');
      await choose(page, 'Go');
      await page.goBack();
      await page.locator('#capabilities').waitFor();
      expect(await shownLanguage(page)).toBe('Go');
      await page.reload();
      await open(page, page.url());
      expect(await shownLanguage(page)).toBe('Go');
    });
  });

  it('of one family of languages leaves the choice of the other', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/docs/guides/collect/collect-cards?lang=python');
      const web = page.getByRole('tablist').filter({ hasText: 'React' }).first();
      await web.getByRole('tab', { name: 'React' }).click();
      expect(await web.getByRole('tab', { selected: true }).innerText()).toBe('React');
      expect(new URL(page.url()).search).toBe('?lang=python');
    });
  });
});
