import { expect, it } from 'vitest';
import { markdownSections, type MarkdownPage } from '../../engines/markdown/index.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { createSectionIndex } from './section-index.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/docs/containers':
    '# Containers\n\nContainers group tokens.\n\n## Move a token\n\nUpdate the token with the new path.\n\n## What a path covers\n\nA path covers what is below it, never a sibling.\n',
  '/docs/webhooks':
    '# Webhooks\n\nA webhook tells your server about events.\n\n## Verify the signature\n\nAnyone can post to your URL.\n',
};

const page = (route: string): MarkdownPage => ({
  ...{ route, title: route.slice(6), description: '', group: [], file: route, tokens: 0, parts: [] },
  languages: {},
  keywords: route === '/docs/webhooks' ? ['push message'] : [],
  sectionKeywords: route === '/docs/containers' ? { 'what-a-path-covers': ['wildcard'] } : {},
});

const docs = {
  pages: Object.keys(PAGES).map(page),
  sections: ({ route }: MarkdownPage) => markdownSections(PAGES[route] ?? ''),
  synonyms: () => [],
} as unknown as BuiltDocs;

const index = createSectionIndex(docs);

it('finds a section by words that stand for its own', () => {
  expect(index.rank('How do I put a token into another folder path?', 1)[0]?.address).toBe(
    '/docs/containers#move-a-token',
  );
  expect(index.rank('Is a callback signed? Check its HMAC.', 1)[0]?.address).toBe(
    '/docs/webhooks#verify-the-signature',
  );
});

it('finds a page, and a section, by the keywords that its writer gave it', () => {
  expect(index.rank('push message', 1)[0]?.address).toBe('/docs/webhooks');
  expect(index.rank('wildcard', 1)[0]?.address).toBe('/docs/containers#what-a-path-covers');
});

it('counts a section less that leaves out a word of the question', () => {
  const scoreOf = (question: string): number =>
    index.rank(question, 9).find(({ address }) => address === '/docs/containers#what-a-path-covers')?.score ??
    0;
  expect(scoreOf('path sibling signature')).toBeLessThan(scoreOf('path sibling'));
});

it('finds nothing for words that no page has', () => {
  expect(index.rank('zebra', 3)).toEqual([]);
});

it('weighs rare words more, and words that stand for others less', () => {
  const weights = index.weigh('sibling tokens in a folder');
  expect(weights.get('sibl')).toBeGreaterThan(weights.get('token') ?? 0);
  expect(weights.get('contain')).toBeGreaterThan(0);
});
