/** What readers can do with samples and anchors, on every page that the page pipeline makes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { provider } from '../../content/site/provider.ts';
import { withPage } from '../support/browser.ts';
import { sharedPage } from '../support/shared-page.ts';
import { builtFiles, readBuiltFile } from './support/built-files.ts';
import { linkInText, open } from './support/visitor.ts';
import { variants } from '../support/variants.ts';

const PAGE_WITH_REQUESTS = '/docs/api/tokens';
const OTHER_PAGE_WITH_REQUESTS = '/docs/api/errors';
const PAGES_WITH_SAMPLES = [PAGE_WITH_REQUESTS, '/docs', '/docs/sdks/web/web-elements/components'];

/** Languages of the panels that show, one for each sample that has the language. */
const shownLanguages = (page: Page, language: string): Promise<(string | null)[]> =>
  page
    .locator(`[data-languages~="${language}"] > [data-panel] >> visible=true`)
    .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-panel')));

const tab = (page: Page, label: string): Locator => page.getByRole('tab', { name: label }).first();

describe('language of samples', () => {
  it('is chosen for all samples of the page and remembered across the site', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, PAGE_WITH_REQUESTS);
      await tab(page, 'Python').click();
      const shown = await shownLanguages(page, 'python');
      expect(shown.length).toBeGreaterThan(1);
      expect(new Set(shown)).toEqual(new Set(['python']));
      await page.locator(`footer a[href="${OTHER_PAGE_WITH_REQUESTS}"]`).click();
      await page.waitForURL(`**${OTHER_PAGE_WITH_REQUESTS}`);
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      expect(new Set(await shownLanguages(page, 'python'))).toEqual(new Set(['python']));
      expect(await tab(page, 'Python').getAttribute('aria-selected')).toBe('true');
    });
  });

  it('shows immediately on the next visit, before any script file has come', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, PAGE_WITH_REQUESTS);
      await tab(page, 'Go').click();
      await page.route('**/*.js', () => undefined);
      await page.goto(OTHER_PAGE_WITH_REQUESTS, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      expect(new Set(await shownLanguages(page, 'go'))).toEqual(new Set(['go']));
    });
  });

  it('is set by ?lang= and kept', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, `${PAGE_WITH_REQUESTS}?lang=java`);
      expect(new Set(await shownLanguages(page, 'java'))).toEqual(new Set(['java']));
      await open(page, OTHER_PAGE_WITH_REQUESTS);
      expect(new Set(await shownLanguages(page, 'java'))).toEqual(new Set(['java']));
    });
  });

  it('an unknown ?lang= changes nothing', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, `${PAGE_WITH_REQUESTS}?lang=cobol`);
      expect(new Set(await shownLanguages(page, 'curl'))).toEqual(new Set(['curl']));
    });
  });
});

describe('environment of samples', () => {
  /** All code of the page as it shows, in the chosen language. */
  const shownCode = (page: Page): Promise<string[]> =>
    page.locator('main pre >> visible=true').allInnerTexts();
  const host = (environment: 'test' | 'production'): string => new URL(provider.hosts[environment]).host;

  const onRequests = sharedPage({ fetchesAhead: false }, async (page) => {
    await open(page, PAGE_WITH_REQUESTS);
    return page
      .getByRole('combobox', { name: /^Environment of / })
      .filter({ visible: true })
      .first();
  });

  it.each(variants(['cURL', 'Node.js', 'Python', 'C#', 'Go', 'Java']))(
    'the switch rewrites every sample, and nothing else of it: %s',
    async (language) => {
      await onRequests(async (environment, page) => {
        await tab(page, language).click();
        const testCode = await shownCode(page);
        await environment.selectOption('production');
        const productionCode = await shownCode(page);
        const changed = testCode.filter((code, index) => code !== productionCode[index]);
        expect(changed.length).toBeGreaterThan(1);
        const names = /(?:Environment\.|environment\(|Environments\.)[^,;)\n]*(?:test)/i;
        expect(productionCode.filter((code) => code.includes(host('test')) || names.test(code))).toEqual([]);
        await environment.selectOption('test');
        expect(await shownCode(page)).toEqual(testCode);
      });
    },
  );

  it('is remembered', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, `${PAGE_WITH_REQUESTS}?lang=curl`);
      await page
        .getByRole('combobox', { name: /^Environment of / })
        .first()
        .selectOption('production');
      await open(page, '/docs');
      const code = (await shownCode(page)).join('\n');
      expect(code).toContain(host('production'));
      expect(code).not.toContain(host('test'));
    });
  });
});

describe('copy', () => {
  /** What a visible block shows, and what its button copies. */
  interface Copy {
    readonly shown: string;
    readonly copied: string;
  }

  /** Presses the button of each visible block, in the page: a mouse that goes to each takes many times as long. */
  function copies(page: Page, environment: string): Promise<Copy[]> {
    return page.locator('main figure:has(pre) >> visible=true').evaluateAll(async (blocks, chosen) => {
      const found: { shown: string; copied: string }[] = [];
      // Pages can't read the clipboard (`content/site/headers.ts`).
      let written = '';
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) => write((written = text));
      for (const block of blocks) {
        const code = block.querySelector('code')?.cloneNode(true) as Element;
        for (const other of code.querySelectorAll(`[data-env]:not([data-env="${chosen}"])`)) other.remove();
        const button = block.querySelector<HTMLElement>('button[aria-label^="Copy "]');
        if (button === null) throw new Error(`A block has no button that copies: ${block.textContent}`);
        await new Promise<void>((resolve) => {
          new MutationObserver((_, observer) => {
            if (button.textContent !== 'Copied') return;
            observer.disconnect();
            resolve();
          }).observe(button, { subtree: true, childList: true, characterData: true });
          button.click();
        });
        found.push({ shown: code.textContent, copied: written });
      }
      return found;
    }, environment);
  }

  it.each(variants(PAGES_WITH_SAMPLES))(
    'what is copied is exactly what is shown, in each environment: %s',
    async (route) => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      await withPage({ fetchesAhead: false, permissions }, async (page) => {
        for (const environment of ['test', 'production']) {
          await page.goto('/robots.txt');
          await page.evaluate((chosen) => {
            localStorage.setItem('sample-environment', chosen);
          }, environment);
          await open(page, route);
          const blocks = await copies(page, environment);
          expect(blocks.length).toBeGreaterThan(1);
          expect(blocks.map(({ copied }) => copied)).toEqual(blocks.map(({ shown }) => shown));
        }
      });
    },
  );
});

describe('a link into a closed part of the page opens it', () => {
  const isInView = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < window.innerHeight;
    });

  /** Finds an ID that no reader sees when the page opens. */
  async function findHiddenId(page: Page, selector: string): Promise<string> {
    await open(page, PAGE_WITH_REQUESTS);
    const id = await page
      .locator(selector)
      .evaluateAll((elements) => elements.findLast((element) => !element.checkVisibility())?.id);
    if (id === undefined)
      throw new Error(`Nothing of ${PAGE_WITH_REQUESTS} that matches ${selector} is hidden.`);
    return id;
  }

  it.each([
    ['a field inside a fold', 'details:not([open]) li[id]'],
    ['a language that is not chosen', '[role="tabpanel"][id]'],
  ])('on load: %s', async (_, selector) => {
    await withPage({ fetchesAhead: false }, async (page) => {
      const id = await findHiddenId(page, selector);
      await page.goto('/docs');
      await open(page, `${PAGE_WITH_REQUESTS}#${encodeURIComponent(id)}`);
      await expect.poll(() => isInView(page.locator(`[id="${id}"]`))).toBe(true);
    });
  });

  it('on a change of the hash', async () => {
    await withPage({ fetchesAhead: false, reducedMotion: 'reduce' }, async (page) => {
      const id = await findHiddenId(page, 'details:not([open]) li[id]');
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, id);
      await expect.poll(() => isInView(page.locator(`[id="${id}"]`))).toBe(true);
    });
  });

  it('a heading that is not hidden is left where the browser scrolls to', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/docs/api/errors#catch-errors');
      await expect.poll(() => isInView(page.locator('#catch-errors'))).toBe(true);
      expect(await linkInText(page, '#catch-errors').count()).toBe(1);
    });
  });
});

describe('script bundles', () => {
  it('hold no highlighter', () => {
    const mark = 'tokenizeLine2';
    const highlighter = path.resolve('node_modules/@shikijs/vscode-textmate/dist/index.js');
    expect(readFileSync(highlighter, 'utf8')).toContain(mark);
    const scripts = builtFiles('assets').filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(2);
    const bundles = scripts.filter((file) => readBuiltFile(file).includes(mark));
    expect(bundles).toEqual([]);
  });
});
