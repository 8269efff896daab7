import { expect, it } from 'vitest';
import { loadApiChanges } from '../../../pipeline/content/api-changes/index.ts';
import { dayTitle } from '../../builders/api-change.ts';
import { provider } from '../../../content/site/provider.ts';
import { expandedMarkdown } from '../../../tests/support/expand-page.ts';

it('the changes have a section for each day, and the first day is the last', async () => {
  const { first, days } = loadApiChanges();
  const headings = (await expandedMarkdown('<ApiChanges />')).match(/^## .*$/gm) ?? [];
  expect(headings.map((heading) => heading.replace(/ \{.*/, ''))).toEqual(
    [...days, first].map(({ date }) => `## ${dayTitle(date)}`),
  );
});

it('every change is a line', async () => {
  const lines = (await expandedMarkdown('<ApiChanges />')).match(/^[*-] .*$/gm) ?? [];
  expect(lines).toHaveLength(loadApiChanges().days.flatMap(({ changes }) => changes).length);
});

it.each([
  ['https://docs.example.com', true],
  [undefined, false],
])('with the URL %s, whether feeds are offered is %s', async (siteUrl, offers) => {
  const before = provider.siteUrl;
  Object.assign(provider, { siteUrl });
  try {
    expect((await expandedMarkdown('<ApiChanges />')).includes('(/changelog.xml)')).toBe(offers);
  } finally {
    Object.assign(provider, { siteUrl: before });
  }
});
