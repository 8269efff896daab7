import { beforeAll, describe, expect, it } from 'vitest';
import { ownSearch } from '../../bench/search/own-search.ts';
import { measureRelevance, readQueries, type Relevance } from '../../bench/search/relevance.ts';
import { collectSections } from '../../plugins/search/collect-sections.ts';
import { fullAnchor } from '../../src/lib/search/anchors.ts';

const material = await collectSections();
const sets = { relevance: readQueries('relevance'), 'held-out': readQueries('held-out') };
const all = Object.values(sets).flat();

describe('the queries', () => {
  it('are at least 120, none twice in a set', () => {
    expect(sets.relevance.length).toBeGreaterThanOrEqual(120);
    for (const queries of Object.values(sets)) {
      const texts = queries.map(({ query }) => query);
      expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
    }
  });

  it('expect pages and sections that exist', () => {
    const urls = new Set(
      material.docs.flatMap(({ url, sections }) => [
        url,
        ...sections.map(({ heading, anchor }) => `${url}#${fullAnchor(anchor, heading)}`),
      ]),
    );
    const expected = all.flatMap(({ expect: url, also = [] }) => [url, ...also]);
    expect(expected.filter((url) => !urls.has(url))).toEqual([]);
  });

  it('ask for every page', () => {
    const asked = new Set(
      all.flatMap(({ expect: url, also = [] }) => [url, ...also].map((one) => one.split('#')[0])),
    );
    expect(material.docs.map(({ url }) => url).filter((url) => !asked.has(url))).toEqual([]);
  });
});

describe('the right page is among the first three', () => {
  const search = ownSearch(material);
  let relevance: ReadonlyMap<string, Relevance>;

  beforeAll(async () => {
    relevance = await measureRelevance(all, search);
  });

  it.each([
    ['all', 0.95],
    ['typo', 0.9],
  ])('for the queries of class %s: at least %d of them', (name, share) => {
    expect(relevance.get(name)?.firstThree).toBeGreaterThanOrEqual(share);
  });

  it.each([
    ['rotate key', '/docs/api/applications/application-keys'],
    ['3ds challenge card', '/docs/api/3ds/sessions'],
    ['failed reactor status', '/docs/api/reactors/invoke-reactors'],
    ['safe retry header', '/docs/api/idempotency'],
    ['detokenize permission', '/docs/api/tokens/detokenize'],
  ])('a newcomer types "%s"', (query, page) => {
    expect(search(query)[0]?.split('#')[0]).toBe(page);
  });
});

describe('a reader who types letter by letter', () => {
  it.each(['3ds challenge card', 'verify webhook signature', 'card number of a token', 'pan pan'])(
    'finds for "%s" what a reader finds who pastes it',
    (query) => {
      const typing = ownSearch(material);
      const pasting = (pasted: string): readonly string[] => ownSearch(material)(pasted);
      for (let length = 1; length <= query.length; length += 1) typing(query.slice(0, length));
      expect(typing(query)).toEqual(pasting(query));
      const firstWord = query.slice(0, query.indexOf(' ') + 1);
      expect(typing(firstWord)).toEqual(pasting(firstWord));
    },
  );
});
