/** A button beside each heading copies its section as Markdown. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  joinParts,
  MARKDOWN_INDEX_FILE,
  markdownSections,
  partAddresses,
  type MarkdownIndex,
} from '../../../engines/markdown/index.ts';
import { withPage } from '../../support/browser.ts';
import { buildFolder, builtPageFile } from '../../support/routes.ts';
import { open } from '../../site/support/visitor.ts';
import { languagesOf, readClipboard } from './support.ts';
import { variants } from '../../support/variants.ts';

const CLIPBOARD = { fetchesAhead: false, permissions: ['clipboard-read', 'clipboard-write'] };

const PAGE = '/docs/api/errors';

const copySection = (page: Page) => page.getByRole('button', { name: /^Copy section/ });

const heading = (page: Page, name: string) => page.locator('main :is(h2, h3).anchor a', { hasText: name });

async function press(page: Page): Promise<string> {
  await copySection(page).click();
  await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
  return readClipboard(page);
}

it('copies the section that the reader points at, with those below it', async () => {
  await withPage(CLIPBOARD, async (page) => {
    await open(page, `${PAGE}?lang=python`);
    await heading(page, 'Catch errors').hover();
    const markdown = await press(page);
    expect(markdown).toMatch(/^(?:<a id=.*\n\n)?## Catch errors\n/);
    expect(markdown).toContain('\n### A 401 in Node.js\n');
    expect(markdown).not.toContain('## Retries');
    expect(languagesOf(markdown)).toContain('Python');
    expect(languagesOf(markdown)).not.toContain('Go');
    await heading(page, 'A 401 in Node.js').hover();
    const inner = await press(page);
    expect(inner).toMatch(/^(?:<a id=.*\n\n)?### A 401 in Node.js\n/);
    expect(inner).not.toContain('## Catch errors');
  });
});

it('is the next stop after the link of a heading, and goes when the focus does', async () => {
  await withPage(CLIPBOARD, async (page) => {
    await open(page, PAGE);
    await heading(page, 'Statuses').focus();
    await copySection(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Copy section “Statuses”');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await readClipboard(page)).toMatch(/^## Statuses\n/);
    await page.keyboard.press('Tab');
    await expect.poll(() => copySection(page).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Statuses', exact: true }).count()).toBe(1);
  });
});

describe.each(variants([320, 390]))('on a phone of %d px', (width) => {
  it('comes when a heading is tapped, in the window and large enough', async () => {
    await withPage({ ...CLIPBOARD, hasTouch: true, viewport: { width, height: 800 } }, async (page) => {
      await open(page, PAGE);
      for (const name of ['Statuses', "The error object's fields"]) {
        await heading(page, name).tap();
        await copySection(page).waitFor();
        const box = await copySection(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
        expect(box?.height).toBeGreaterThanOrEqual(24);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  });
});

it('moves nothing on the page', async () => {
  await withPage(CLIPBOARD, async (page) => {
    await open(page, PAGE);
    const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await heading(page, 'Retries').focus();
    await copySection(page).waitFor();
    expect(await height()).toBe(before);
  });
});

describe('in the files of every page', () => {
  const { pages } = JSON.parse(
    readFileSync(`${buildFolder}/${MARKDOWN_INDEX_FILE}`, 'utf8'),
  ) as MarkdownIndex;
  const read = (address: string): string => readFileSync(buildFolder + address, 'utf8');

  it('each heading with a link begins a section of the Markdown', () => {
    const ofDocs = pages.filter(({ route }) => route !== '/');
    const headings = ofDocs.flatMap(({ route, file }) => {
      const text = read(`/${file}`);
      const whole = joinParts(text, partAddresses(text, `/${file}`).map(read));
      const anchors = new Set(markdownSections(whole).map(({ anchor }) => anchor));
      const html = readFileSync(builtPageFile(route), 'utf8');
      return [...html.matchAll(/<h[23] id="(?<id>[^"]*)" class="anchor/g)].map(
        ({ groups: { id = '' } = {} }) => ({
          place: `${route}#${id}`,
          isSection: anchors.has(id),
        }),
      );
    });
    expect(headings.length).toBeGreaterThan(1000);
    expect(headings.filter(({ isSection }) => !isSection).map(({ place }) => place)).toEqual([]);
  });
});
