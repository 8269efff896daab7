/** Words that are marked on the page that a result leads to. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkInText, open } from '../../site/support/visitor.ts';
import { recordRequests } from '../../site/support/network.ts';
import { withPage } from '../../support/browser.ts';
import { find, openSearch, sharedSearch } from './support/search-dialog.ts';

const withSearch = sharedSearch();

/** The strings that are marked, in order. */
const marked = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((mark) => (mark as Range).toString()));

const markedOnce = async (page: Page): Promise<string[]> => {
  await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0);
  return marked(page);
};

describe('the page of a result', () => {
  it('has the words of the query marked', async () => {
    await withSearch(async (search, page) => {
      await find(search, 'rate limit');
      // The first result is a page, the second a section of one.
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      for (const word of await markedOnce(page)) expect(word.toLowerCase()).toMatch(/rat(?:e|ing)|limit/);
      const { search: parameters, hash } = new URL(page.url());
      expect([parameters, hash.length > 1]).toEqual(['?highlight=rate+limit', true]);
    });
  });

  it('has no other word marked, and the typed ones in its address', async () => {
    await withSearch(async (search, page) => {
      await find(search, 'rate limit');
      for (const mark of await search.options.locator('mark').allInnerTexts())
        expect(mark.toLowerCase()).toMatch(/^(?:rat|limit)/);
      await page.keyboard.press('Enter');
      for (const word of await markedOnce(page)) expect(word.toLowerCase()).toMatch(/rat(?:e|ing)|limit/);
      expect(new URL(page.url()).search).toBe('?highlight=rate+limit');
    });
  });

  it('goes to the place again when the same result is chosen for other words', async () => {
    await withPage({}, async (page) => {
      await open(page, '/docs/api/errors?highlight=retry#retries');
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
      await page.evaluate(() => {
        history.pushState(null, '', '?highlight=status#retries');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      await expect.poll(async () => (await marked(page)).join(' ')).toMatch(/^status/i);
      await expect
        .poll(() => page.locator('#retries').evaluate((heading) => heading.getBoundingClientRect().top))
        .toBeLessThan(200);
    });
  });
});

describe('an address with words', () => {
  it('marks every form of them, and what begins with the last', async () => {
    await withPage({}, async (page) => {
      await open(page, '/docs/api/idempotency?highlight=key+idem');
      const words = new Set((await markedOnce(page)).map((word) => word.toLowerCase()));
      for (const word of words) expect(word).toMatch(/key|^idem/);
      expect([...words].some((word) => word.startsWith('idem'))).toBe(true);
      expect([...words].some((word) => word.startsWith('key'))).toBe(true);
    });
  });

  it('marks only prose, and nothing in a tool, the contents list, or a sample', async () => {
    await withPage({}, async (page) => {
      for (const address of [
        '/docs/tools/permissions?highlight=permission',
        '/docs/api/errors?highlight=error',
      ]) {
        await open(page, address);
        await markedOnce(page);
        const around = await page.evaluate(() =>
          [...(CSS.highlights.get('search') ?? [])].flatMap(({ startContainer: { parentElement } }) => {
            const place = parentElement?.closest(
              '[data-island], [data-contents], .table-of-contents, figure, pre',
            );
            return parentElement?.closest('.markdown') && !place ? [] : [parentElement?.outerHTML];
          }),
        );
        expect(around).toEqual([]);
      }
    });
  });

  it('marks no word or name that merely contains one of them', async () => {
    await withPage({}, async (page) => {
      await open(page, '/docs/api/webhooks?highlight=token');
      for (const word of await markedOnce(page)) expect(word.toLowerCase()).toMatch(/^tokens?$/);
      await open(page, '/docs/features/anti-fraud?highlight=secure');
      for (const word of await markedOnce(page)) expect(word.toLowerCase()).toMatch(/^secur(?:e|es|ed|ing)$/);
    });
  });

  it('lets no mark move to other words where the page changes its text', async () => {
    await withPage({}, async (page) => {
      await open(page, '/docs/api/errors?highlight=status');
      const count = (await markedOnce(page)).length;
      await page.evaluate(() => {
        const texts = [...(CSS.highlights.get('search') ?? [])].map(({ startContainer }) => startContainer);
        const text = texts.find((container) => container instanceof Text);
        if (text !== undefined) text.data = 'Other words, which are long enough. '.repeat(9);
      });
      const words = (await marked(page)).filter((word) => word !== '');
      expect(words.length).toBeLessThan(count);
      for (const word of words) expect(word.toLowerCase()).toMatch(/^status(?:es)?$/);
    });
  });

  it('changes no element of the page, and has a canonical link without the words', async () => {
    await withPage({}, async (page) => {
      const html = (): Promise<string> => page.locator('main').evaluate((main) => main.innerHTML);
      await open(page, '/docs/api/errors');
      const plain = await html();
      await open(page, '/docs/api/errors?highlight=status');
      await markedOnce(page);
      expect(await html()).toBe(plain);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/docs\/api\/errors$/);
    });
  });

  it('marks words in a closed fold, which the anchor opens', async () => {
    await withPage({}, async (page) => {
      await open(page, '/docs/api/tokens');
      const id = await page.locator('main details:not([open]) details [id]').first().getAttribute('id');
      const name = await page
        .locator(`[id="${id ?? ''}"] code`)
        .first()
        .textContent();
      await open(page, `/docs/api/tokens?highlight=${name ?? ''}#${id ?? ''}`);
      await markedOnce(page);
      expect(
        await page.evaluate((target) => {
          const element = document.getElementById(target ?? '');
          return {
            isVisible: element?.checkVisibility(),
            isMarked: [...(CSS.highlights.get('search') ?? [])].some((mark) =>
              element?.contains(mark.startContainer),
            ),
          };
        }, id),
      ).toEqual({ isVisible: true, isMarked: true });
    });
  });

  it('marks no more than 500 words', async () => {
    await withPage({}, async (page) => {
      const words =
        'id string type data value object application create key request container card field not if re';
      await open(page, `/docs/api/tokens?${String(new URLSearchParams({ highlight: words }))}`);
      expect(await markedOnce(page)).toHaveLength(500);
    });
  });

  it('shows the page in a browser that cannot mark', async () => {
    await withPage({}, async (page) => {
      await page.addInitScript(() => {
        delete (CSS as { highlights?: unknown }).highlights;
        delete (Object.getPrototypeOf(CSS) as { highlights?: unknown }).highlights;
      });
      await open(page, '/docs/api/errors?highlight=status');
      expect(await page.evaluate(() => 'highlights' in CSS)).toBe(false);
      await linkInText(page, '/docs/api/rate-limits').waitFor({ state: 'attached' });
    });
  });

  it('loads what marks them, a page without words does not', async () => {
    await withPage({}, async (page) => {
      const requests = recordRequests(page);
      const scripts = (): string[] => requests.filter((url) => url.endsWith('.js') || url.endsWith('.css'));
      await open(page, '/docs/api/errors');
      await page.waitForLoadState('networkidle');
      const without = new Set(scripts());
      await open(page, '/docs/api/errors?highlight=status');
      await markedOnce(page);
      expect(scripts().filter((url) => !without.has(url)).length).toBeGreaterThan(0);
    });
  });
});

it('a mark does not look like a link: it has a background, and the color of its text', async () => {
  await withSearch(async (search, page) => {
    await find(search, 'rate limit');
    const mark = search.options.locator('mark').first();
    const [own, around] = await mark.evaluate((element) =>
      [element, element.parentElement ?? element].map((one) => getComputedStyle(one).color),
    );
    expect(own).toBe(around);
    await page.keyboard.press('Enter');
    await markedOnce(page);
    const style = await page.evaluate(() => {
      const { backgroundColor, textDecorationLine } = getComputedStyle(document.body, '::highlight(search)');
      return { backgroundColor, textDecorationLine };
    });
    expect(style.textDecorationLine).toBe('none');
    expect(style.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  });
});

describe('the marks end', () => {
  it('with Escape, which takes the words out of the address and leaves the rest', async () => {
    await withPage({}, async (page) => {
      await open(page, '/docs/api/errors?lang=go&highlight=status#retries');
      await markedOnce(page);
      await page.keyboard.press('Escape');
      expect(await marked(page)).toEqual([]);
      const { search, hash } = new URL(page.url());
      expect(search + hash).toBe('?lang=go#retries');
    });
  });

  it('with the next page', async () => {
    await withPage({}, async (page) => {
      await open(page, '/docs/api/errors?highlight=status');
      await markedOnce(page);
      await page.locator('.menu').getByRole('link', { name: 'Pagination' }).click();
      await page.getByRole('heading', { level: 1, name: 'Pagination' }).waitFor();
      expect(await marked(page)).toEqual([]);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      expect(await marked(page)).toEqual([]);
    });
  });

  it('not with the Escape that closes the search', async () => {
    await withPage({}, async (page) => {
      const search = await openSearch(page, '/docs/api/errors?highlight=status');
      const words = await markedOnce(page);
      await page.keyboard.press('Escape');
      await search.dialog.waitFor({ state: 'detached' });
      // Its entry leaves the history then, and the words are marked anew.
      await expect.poll(() => marked(page)).toEqual(words);
    });
  });
});
