import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { elementsOf } from './built-page.ts';
import { coverSet, structuralKinds } from './cover-set.ts';

const kinds = (html: string) => structuralKinds(elementsOf(fromHtml(html, { fragment: true })));

describe('the kinds of a page', () => {
  it.each([
    ['an element', '<p>a</p>', '<ul></ul>'],
    ['a parent', '<div><p></p></div>', '<div></div><p></p>'],
    ['a class', '<p class="a"></p>', '<p class="b"></p>'],
    ['a role', '<p role="note"></p>', '<p></p>'],
    ['a role of another value', '<p role="note"></p>', '<p role="status"></p>'],
    ['an ARIA attribute', '<p aria-label="a"></p>', '<p></p>'],
    ['a data attribute', '<p data-a="1"></p>', '<p></p>'],
  ])('differ by %s', (_, one, other) => {
    expect(kinds(one)).not.toEqual(kinds(other));
  });

  it.each([
    ['texts', '<p>a</p>', '<p>b</p>'],
    ['IDs', '<p id="a"></p>', '<p id="b"></p>'],
    ['labels', '<p aria-label="a"></p>', '<p aria-label="b"></p>'],
    ['the order of classes', '<p class="a b"></p>', '<p class="b a"></p>'],
    ['how often they are there', '<p></p>', '<p></p><p></p>'],
  ])("don't differ by %s", (_, one, other) => {
    expect(kinds(one)).toEqual(kinds(other));
  });
});

describe('the cover set', () => {
  it('has as few as the largest gains lead to', () => {
    const sets = new Map([
      ['small', new Set(['a'])],
      ['large', new Set(['a', 'b', 'c'])],
      ['other', new Set(['c', 'd'])],
    ]);
    expect(coverSet(sets)).toEqual(['large', 'other']);
  });

  it('covers everything, and each of its sets adds a part', () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.string({ maxLength: 2 }))), (lists) => {
        const sets = new Map(lists.map((list, index) => [String(index), new Set(list)]));
        const covered = new Set<string>();
        for (const name of coverSet(sets)) {
          const before = covered.size;
          for (const part of sets.get(name) ?? []) covered.add(part);
          expect(covered.size).toBeGreaterThan(before);
        }
        expect(covered).toEqual(new Set(lists.flat()));
      }),
    );
  });
});
