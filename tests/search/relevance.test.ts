import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownSearch } from './support/own-search.ts';
import { RELEVANCE_REPORT } from '../../scripts/checks/relevance-report.ts';
import { measureRelevance, readQueries, relevanceLines, type Relevance } from './support/relevance.ts';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { fullAnchor } from '../../engines/search/index.ts';
import { searchContentOfSite } from '../support/loaded-pages.ts';

const material = await searchContentOfSite();
const sets = {
  relevance: readQueries('relevance'),
  'held-out': readQueries('held-out'),
  fresh: readQueries('fresh'),
};
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

  it('quote no message that the site only illustrates: no one gets it from the platform', async () => {
    const { operations } = await loadApiDescription();
    const found = [...material.names, ...material.texts.flat(2)].join('\n');
    const examples = [...operations.values()].flatMap(({ responses }) =>
      responses.filter(({ status }) => status >= 400).flatMap((response) => response.examples),
    );
    const illustrated = examples
      .filter(({ illustrative }) => illustrative)
      .flatMap(({ value }) => JSON.stringify(value).match(/(?<=")[^"]* [^"]*(?=")/g) ?? [])
      .filter((text) => !found.includes(text));
    expect(all.filter(({ query }) => illustrated.some((text) => query.includes(text)))).toEqual([]);
  });

  it('ask for every page', () => {
    const asked = new Set(
      all.flatMap(({ expect: url, also = [] }) => [url, ...also].map((one) => one.split('#')[0])),
    );
    const missing = material.docs.map(({ url }) => url).filter((url) => !asked.has(url));
    expect(missing, 'add a query that should find each to tests/search/relevance.yaml').toEqual([]);
  });
});

/**
 * Shares of queries whose page has to be among the first three, by set and class: what was measured, rounded down to a
 * half percent. The engine is tuned to the first set and never to the others, so that each shows what the first cannot.
 */
const LEAST = {
  relevance: { all: 0.98, question: 0.975, typo: 0.97 },
  'held-out': { all: 0.925, question: 0.78, typo: 0.95 },
  fresh: { all: 0.875, question: 0.815, typo: 0.88 },
} as const;

const TITLES: Readonly<Record<keyof typeof sets, string>> = {
  relevance: 'Queries that the search is tuned to',
  'held-out': 'Held-out queries',
  fresh: 'Queries that were written when all SDK pages were there',
};

describe('the right page is among the first three', () => {
  const search = ownSearch(material);
  const report: string[] = [];

  afterAll(() => {
    mkdirSync(path.dirname(RELEVANCE_REPORT), { recursive: true });
    writeFileSync(RELEVANCE_REPORT, report.join('\n'));
  });

  describe.each(Object.entries(sets))('of the set %s', (set, queries) => {
    let measured: ReadonlyMap<string, Relevance>;

    beforeAll(async () => {
      measured = await measureRelevance(queries, search);
      report.push(`${TITLES[set as keyof typeof sets]}:`, ...relevanceLines(measured));
    });

    it.each(Object.entries(LEAST[set as keyof typeof sets]))(
      'for the queries of class %s: at least %d of them',
      (name, share) => {
        expect(measured.get(name)?.firstThree).toBeGreaterThanOrEqual(share);
      },
    );
  });

  it.each([
    ['rotate key', '/docs/api/applications/application-keys'],
    ['3ds challenge card', '/docs/api/3ds/sessions'],
    ['failed reactor status', '/docs/api/reactors/invoke-reactors'],
    ['safe retry header', '/docs/api/idempotency'],
    ['detokenize permission', '/docs/api/tokens/detokenize'],
    ['simulator', '/docs/tools/simulator'],
  ])('a newcomer types "%s"', (query, page) => {
    expect(search(query)[0]?.split('#')[0]).toBe(page);
  });

  it.each([
    ['408 proxy_error', '/docs/tools/errors'],
    ['what does this error response mean', '/docs/tools/errors'],
    ['was the card charged', '/docs/tools/errors'],
    ['which error is this', '/docs/tools/errors'],
    ['{"proxy_error":{"status":408,"title":"Request Timeout"}}', '/docs/tools/errors'],
    ['webhook signature', '/docs/tools/webhook-signature'],
    ['verify webhook signature', '/docs/tools/webhook-signature'],
    ['run the guide with a second processor', '/docs/card-payments/payments-routing'],
  ])('a reader with a problem types %j', (query, page) => {
    const firstThree = search(query).slice(0, 3);
    expect(firstThree.map((url) => url.split('#')[0])).toContain(page);
  });
});
