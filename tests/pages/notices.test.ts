/** What is dangerous on many pages is said in one place: a page that does it shows the shared note. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { loadNotice, noticeNames } from '../../pipeline/content/notices/index.ts';
import { loadedPages } from '../support/loaded-pages.ts';
import { exposesSessionToProxy, grantsOverwriting, promisesBlindKey } from './notices/risks.ts';

const pages = loadedPages.map(({ page }) => page);

/** Titles of the notes on a page. */
function noteTitles(tree: Root): string[] {
  const titles: string[] = [];
  visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
    if (name !== 'Admonition') return;
    for (const attribute of attributes)
      if (
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'title' &&
        typeof attribute.value === 'string'
      )
        titles.push(attribute.value);
  });
  return titles;
}

function without(notice: string, isRisky: (tree: Root) => boolean): string[] {
  const { title } = loadNotice(notice);
  return pages
    .filter(({ tree }) => isRisky(tree) && !noteTitles(tree).includes(title))
    .map(({ file }) => `${file} needs <Notice name="${notice}" />.`);
}

test('a page with a proxy call beside a session key says where that key can send data', () => {
  expect(without('session-proxy', exposesSessionToProxy)).toEqual([]);
});

test('a page that promises what a private key cannot read describes what that key can authorize', () => {
  expect(without('masked-key', promisesBlindKey)).toEqual([]);
});

test('a page that hands out a public key with an update permission says who can overwrite what', () => {
  expect(without('overwriting-key', grantsOverwriting)).toEqual([]);
});

describe.each(noticeNames())('the notice %s', (name) => {
  test('is on a page, and never twice', () => {
    const { title } = loadNotice(name);
    const counts = pages.map(({ tree }) => noteTitles(tree).filter((one) => one === title).length);
    expect(Math.max(...counts)).toBe(1);
  });

  test('has no contraction, if it is a danger', () => {
    const { type, title, text } = loadNotice(name);
    const sentences = type === 'danger' ? [title, ...text.split('\n')] : [];
    expect(
      sentences.filter((sentence) =>
        /n[\u2019']t\b|[\u2019'](?:re|ll|ve)\b|\b(?:it|that|there)[\u2019']s\b/.test(sentence),
      ),
    ).toEqual([]);
  });
});
