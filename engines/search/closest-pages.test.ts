import { describe, expect, it } from 'vitest';
import { closestPages } from './closest-pages';
import type { SearchDoc } from './documents';

const docs = ['Webhooks', 'Webhooks API', 'Rate limits', 'Set the PIN of a card', 'Tokens'].map(
  (title): SearchDoc => ({ url: `/docs/${title}`, title, description: '', group: 'guides', sections: [] }),
);
const titles = (query: string): string[] => closestPages(query, docs).map(({ title }) => title);

describe('closestPages', () => {
  it('finds a title despite mistakes', () => {
    expect(titles('webhoqsz')[0]).toBe('Webhooks');
  });

  it('finds a title by one of its words', () => {
    expect(titles('lmits of everything')).toEqual(['Rate limits']);
  });

  it('offers nothing that shares nothing with the query', () => {
    expect(titles('zzzz qqqq')).toEqual([]);
    expect(titles('')).toEqual([]);
  });

  it('offers at most three, and stays quick for a query of any length', () => {
    const many = Array.from({ length: 10 }, () => docs).flat();
    expect(closestPages('token', many)).toHaveLength(3);
    expect(closestPages('x '.repeat(100_000), many)).toEqual([]);
  });
});
