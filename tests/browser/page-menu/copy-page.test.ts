/** The menu of a page copies it as Markdown, as its reader sees it. */
import { describe, expect, it } from 'vitest';
import { withPage } from '../../support/browser.ts';
import { FAILED_RESOURCE } from '../../site/support/visitor.ts';
import { copied, copyPage, languagesOf, openMenu, readClipboard, summary, type Choices } from './support.ts';

const CLIPBOARD = { fetchesAhead: false, permissions: ['clipboard-read', 'clipboard-write'] };

/** Its samples call the API, and its Markdown is in parts. */
const LONG = '/docs/api/tokens';

/** It has samples for servers and for apps. */
const MIXED = '/docs/guides/collect/collect-cards';

const copiedIn = async (address: string, choices: Choices): Promise<string> => {
  let markdown = '';
  await withPage(CLIPBOARD, async (page) => {
    markdown = await copied(page, address, choices);
  });
  return markdown;
};

describe('what is copied', () => {
  it("has the samples in the reader's language, and for their environment", async () => {
    const markdown = await copiedIn(LONG, {
      'sample-language': 'python',
      'sample-environment': 'production',
    });
    expect(languagesOf(markdown)).toEqual(['Python']);
    expect(markdown).toContain('environment=BasisTheoryEnvironment.DEFAULT');
    expect(markdown).not.toContain('BasisTheoryEnvironment.TEST');
  });

  it('has the production host in code', async () => {
    const markdown = await copiedIn(LONG, { 'sample-language': 'curl', 'sample-environment': 'production' });
    expect(markdown).toContain('curl "https://api.basistheory.com/tokens"');
    expect(markdown).not.toContain('api.test.basistheory.com');
  });

  it('has the test host without a choice, and the language that shows', async () => {
    const markdown = await copiedIn(LONG, {});
    expect(languagesOf(markdown)).toEqual(['cURL']);
    expect(markdown).toContain('curl "https://api.test.basistheory.com/tokens"');
  });

  it('has the language that the URL asks for', async () => {
    expect(languagesOf(await copiedIn(`${LONG}?lang=go`, {}))).toEqual(['Go']);
  });

  it('has both languages where the page has samples for servers and for apps', async () => {
    const markdown = await copiedIn(MIXED, { 'sample-language': 'python', 'sample-language-web': 'react' });
    expect(languagesOf(markdown)).toEqual(['Python', 'HTML', 'React']);
  });

  it('is the whole page where it is in parts, with its front matter once', async () => {
    await withPage(CLIPBOARD, async (page) => {
      const markdown = await copied(page, LONG);
      const headings = [...markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
      expect(headings).toEqual(await page.locator('main h2.anchor').allTextContents());
      expect(headings.length).toBeGreaterThan(5);
      expect(markdown.match(/^title: /gm)).toHaveLength(1);
      expect(markdown).not.toContain('Parts of this page');
    });
  });

  it('says where the page is, and nothing of the files that it comes from', async () => {
    const [, front] = (await copiedIn(LONG, { 'sample-language': 'node' })).split('---\n');
    expect(front).toMatch(
      /^title: Tokens\ndescription: .*\ncanonical: \/docs\/api\/tokens\n(?:updated: .*\n)?$/,
    );
  });
});

it('is copied by a press that comes before the code for it', async () => {
  await withPage(CLIPBOARD, async (page) => {
    await page.route(/\/assets\/responses\./, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    expect(await copied(page, LONG)).toContain('# Tokens');
  });
});

describe('when it cannot be copied', () => {
  it('the menu says so without a connection, and copies once there is one', async () => {
    await withPage({ ...CLIPBOARD, ownContext: true, expectedMessages: [FAILED_RESOURCE] }, async (page) => {
      await openMenu(page, LONG);
      await copyPage(page).hover();
      await page.context().setOffline(true);
      await copyPage(page).click();
      const failure = page.getByRole('button', { name: "Couldn't load it" });
      await failure.waitFor();
      await page.context().setOffline(false);
      await failure.click();
      await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
      expect(await readClipboard(page)).toContain('# Tokens');
    });
  });

  it('the Markdown is selected where the clipboard is denied, and the keys of the system copy it', async () => {
    await withPage({ ...CLIPBOARD, permissions: ['clipboard-read'] }, async (page) => {
      await page.addInitScript(() => {
        const denied = (): Promise<never> =>
          Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', { value: { write: denied, writeText: denied } });
      });
      await openMenu(page, LONG, { 'sample-language': 'go' });
      await copyPage(page).click();
      await page.getByRole('button', { name: /^Press (?:Ctrl\+|⌘)C$/ }).waitFor();
      const field = page.getByRole('textbox', { name: 'Markdown to copy' });
      await field.waitFor();
      await page.keyboard.press('ControlOrMeta+c');
      const text = await readClipboard(page);
      expect(languagesOf(text)).toEqual(['Go']);
      await page.keyboard.press('Escape');
      expect(await field.count()).toBe(0);
      expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });
});
