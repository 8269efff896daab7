import { describe, expect, it } from 'vitest';
import { withPage } from '../../support/browser.ts';
import { kindsOfText } from './kinds-of-text.ts';

const STYLE = `<style>
  body { background: #fff; color: #000 }
  .note { background: #eee }
  .faint { opacity: 0.5 }
  .light .word { color: #999 }
</style>`;

/** Kinds that a page has and another has not. */
async function newKinds(base: string, changed: string): Promise<readonly string[]> {
  let kinds: readonly string[] = [];
  await withPage({}, async (page) => {
    await page.setContent(STYLE + base);
    const before = new Set((await kindsOfText(page)).names);
    await page.setContent(STYLE + changed);
    kinds = (await kindsOfText(page)).names.filter((kind) => !before.has(kind));
  });
  return kinds;
}

const BASE =
  '<div class="note"><p>Text</p></div><div><p>Text</p></div><p>Text</p><div class="light faint" hidden></div>';

describe('kindsOfText', () => {
  it.each([
    ['the same with other words', '<div class="note"><p>Other words</p></div><p>Text</p><p>More</p>'],
    ['hidden text', `${BASE}<div hidden><code>Text</code></div>`],
    ['an element without text', `${BASE}<hr>`],
  ])('are equal for %s', async (_, changed) => {
    expect(await newKinds(BASE, changed)).toEqual([]);
  });

  it.each([
    ['another element', `${BASE}<p><code>Text</code></p>`],
    ['another background', `${BASE}<section class="note"><div><p>Text</p></div></section>`],
    ['another color', `${BASE}<p style="color: #777">Text</p>`],
    ['another size', `${BASE}<p style="font-size: 10px">Text</p>`],
    ['something see-through around it', `${BASE}<section class="faint"><div><p>Text</p></div></section>`],
    ['another state', `${BASE}<p aria-current="page">Text</p>`],
    ['a class that has no text', `${BASE}<hr class="line">`],
  ])('differ for %s', async (_, changed) => {
    expect(await newKinds(BASE, changed)).not.toEqual([]);
  });

  it('have examples: up to three elements that hold text of the kind, and one that has the class', async () => {
    await withPage({}, async (page) => {
      await page.setContent(`${STYLE}${'<p>Text</p>'.repeat(5)}<i class="word">1</i><i class="word">2</i>`);
      const { names, examples } = await kindsOfText(page);
      const texts = async (kind: RegExp): Promise<string[]> => {
        const elements = await examples(names.filter((name) => kind.test(name)));
        return elements.evaluate((found) => found.map(({ outerHTML }) => outerHTML));
      };
      expect(await texts(/ > p /)).toEqual(['<p>Text</p>', '<p>Text</p>', '<p>Text</p>']);
      expect(await texts(/^class word$/)).toEqual(['<i class="word">1</i>']);
      expect(await texts(/nothing/)).toEqual([]);
    });
  });
});
