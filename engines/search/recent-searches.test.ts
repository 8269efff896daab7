import { describe, expect, it } from 'vitest';
import { parseRecentSearches, withRecentSearch } from './recent-searches';

describe('parseRecentSearches', () => {
  it('reads what was stored', () => {
    expect(parseRecentSearches('["webhooks","token:create"]')).toEqual(['webhooks', 'token:create']);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '["webhooks"'],
    ['an object', '{"0":"a","length":1}'],
    ['a text', '"webhooks"'],
    ['null', 'null'],
    ['a list of other things', '[1,null,{},[],""," "]'],
    ['a string without end', JSON.stringify(['x'.repeat(100_000)])],
  ])('has none for %s', (_, stored) => {
    expect(parseRecentSearches(stored)).toEqual([]);
  });

  it('keeps valid entries among invalid ones, each once, five at most', () => {
    expect(parseRecentSearches('["a",1,"a","b","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('withRecentSearch', () => {
  it('puts a query in front, without its spaces, and drops the oldest of six', () => {
    expect(withRecentSearch(['a', 'b', 'c', 'd', 'e'], ' f ')).toEqual(['f', 'a', 'b', 'c', 'd']);
  });

  it('moves one that is there already', () => {
    expect(withRecentSearch(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  });

  it('does not keep one that is too long to be read back', () => {
    expect(withRecentSearch(['a'], 'x'.repeat(101))).toEqual(['a']);
    expect(parseRecentSearches(JSON.stringify(withRecentSearch(['a'], 'x'.repeat(100))))).toHaveLength(2);
  });
});
