import { describe, expect, it } from 'vitest';
import { searchFiles } from './search-files.ts';
import {
  createSearchEngine,
  ROW_LEVEL,
  type SearchDoc,
  type SearchGroup,
  type SearchScope,
} from '../../../engines/search/index.ts';

interface Page {
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly weight?: number;
  /** Heading, text and names of each section; the first is the introduction. */
  readonly sections: readonly (readonly [heading: string, text: string, names?: string, level?: number])[];
}

function groupOf(url: string): SearchGroup {
  if (url.startsWith('/docs/api')) return 'api';
  return url.startsWith('/docs/sdks') ? 'sdks' : 'guides';
}

function engineOf(pages: readonly Page[]) {
  const docs: SearchDoc[] = pages.map(({ sections, description = '', ...page }) => ({
    ...page,
    description,
    group: groupOf(page.url),
    sections: sections.map(([heading, , , level], index) => ({
      heading,
      level: level ?? (index === 0 ? 1 : 2),
    })),
  }));
  const { documents, index } = searchFiles({
    docs,
    names: pages.flatMap(({ sections }) => sections.map(([, , names = '']) => names)),
    texts: pages.map(({ sections }) => sections.map(([, text]) => [text])),
  });
  return createSearchEngine(documents, index);
}

const engine = engineOf([
  {
    url: '/docs/api/tokens',
    title: 'Tokens',
    description: 'Create, read and delete tokens.',
    sections: [
      ['', 'A token stands for a card.'],
      [
        'Create a token',
        'Send the card number.',
        'POST /tokens token:create BT-IDEMPOTENCY-KEY fingerprint_expression',
      ],
      ['Delete a token', 'Gone for good.', 'DELETE /tokens/{id} token:delete'],
      ['Statuses', 'What may come back.'],
      ['409', 'Another token has the id.', '', ROW_LEVEL],
    ],
  },
  {
    url: '/docs/api/idempotency',
    title: 'Idempotency',
    sections: [['', 'Repeat a request with the header BT-IDEMPOTENCY-KEY.', 'safe retry']],
  },
  {
    url: '/docs/guides/keys',
    title: 'Keys',
    sections: [
      ['', 'Keys open the door.'],
      ['Replace a key', 'Rotate a key without downtime: first create the second key.'],
    ],
  },
  { url: '/docs/sdks/node', title: 'Node.js SDK', sections: [['', 'Create a client with a key.']] },
]);

const urls = (query: string, scope?: SearchScope): string[] =>
  engine.search(query, scope).map(({ url }) => url);

describe('finds', () => {
  it.each([
    ['a page by its title', 'tokens', '/docs/api/tokens'],
    ['a section by words of its heading and of its text', 'rotate key', '/docs/guides/keys#replace-a-key'],
    ['a word while it is typed', 'idempo', '/docs/api/idempotency'],
    ['a first letter, even one that is a word', 'i', '/docs/api/idempotency'],
    ['a misspelled word', 'idempotancy', '/docs/api/idempotency'],
    ['a header in lower case', 'bt-idempotency-key', '/docs/api/idempotency'],
    ['a permission', 'token:delete', '/docs/api/tokens#delete-a-token'],
    ['a part of a field name', 'fingerprint', '/docs/api/tokens#create-a-token'],
    ['an operation', 'POST /tokens', '/docs/api/tokens#create-a-token'],
    [
      'an operation with a real ID',
      'delete /tokens/c06d0789-0a38-40be-b7cc-c28a718f76f1',
      '/docs/api/tokens#delete-a-token',
    ],
    ['a row', 'token 409', '/docs/api/tokens#409'],
    ['words that mean the same', 'card pan', '/docs/api/tokens#create-a-token'],
    ['a page by what readers call it', 'safe retry', '/docs/api/idempotency'],
    ['a question', 'How do I rotate a key?', '/docs/guides/keys#replace-a-key'],
  ])('%s: %s', (_, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });
});

describe('does not', () => {
  it.each([
    ['find anything for nothing', ''],
    ['find anything for spaces', '  \n '],
    ['find anything for signs', '<>"\'&{}'],
    ['find anything for a word that is not on the site', 'kubernetes'],
  ])('%s', (_, query) => {
    expect(urls(query)).toEqual([]);
  });

  it('mistake a correct word for another one that is nearly the same', () => {
    const near = engineOf([
      { url: '/docs/card', title: 'Card', sections: [['', '']] },
      { url: '/docs/cart', title: 'Cart', sections: [['', '']] },
    ]);
    expect(near.search('cart').map(({ url }) => url)).toEqual(['/docs/cart']);
  });

  it('read more than the beginning of what is pasted', () => {
    expect(urls(`idempotency ${'lorem '.repeat(2000)} rotate`)[0]).toBe('/docs/api/idempotency');
    expect(urls(`${'lorem '.repeat(2000)} rotate`)).toEqual([]);
  });
});

it('searches one group only when asked', () => {
  expect(urls('key')).toContain('/docs/guides/keys');
  expect(urls('key', { group: 'sdks' })).toEqual(['/docs/sdks/node']);
});

it('says where a section is', () => {
  const [row] = engine.search('409');
  expect(row).toMatchObject({
    title: '409',
    path: ['Tokens', 'Statuses'],
    group: 'api',
    page: 0,
    section: 4,
  });
});

it('shows two sections of a page at most, so that other pages are seen', () => {
  const pages = engine.search('token').map(({ page }) => page);
  expect(pages.filter((page) => page === 0)).toHaveLength(2);
});

it('prefers the page that readers usually want to one with a lower weight', () => {
  const sections = [['', 'Send a webhook.']] as const;
  const [first] = engineOf([
    { url: '/docs/sdks/old', title: 'Webhooks', weight: 0.5, sections },
    { url: '/docs/api/webhooks', title: 'Webhooks', sections },
  ]).search('webhook');
  expect(first?.url).toBe('/docs/api/webhooks');
});

it('shows as many results as the documents file says', () => {
  const many = Array.from({ length: 20 }, (_, page) => ({
    url: `/docs/page-${String(page)}`,
    title: 'Page',
    sections: [['', 'A reactor.']] as const,
  }));
  expect(engineOf(many).search('reactor')).toHaveLength(8);
});
