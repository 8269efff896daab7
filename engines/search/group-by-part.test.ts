import { expect, it } from 'vitest';
import { groupByPart } from './group-by-part';

it('puts the part with the best result first, and keeps the order within each part', () => {
  const results = [
    { group: 'sdks', url: 'a' },
    { group: 'guides', url: 'b' },
    { group: 'sdks', url: 'c' },
    { group: 'guides', url: 'd' },
  ] as const;
  expect(
    groupByPart(results).map(({ group, results: ofPart }) => [group, ofPart.map(({ url }) => url).join('')]),
  ).toEqual([
    ['sdks', 'ac'],
    ['guides', 'bd'],
  ]);
});

it('puts a tool that leads before the parts', () => {
  const results = [
    { group: 'guides', url: 'tool', isLeading: true },
    { group: 'api', url: 'a' },
    { group: 'guides', url: 'b' },
  ] as const;
  const parts = groupByPart<{ group: 'guides' | 'api'; url: string; isLeading?: boolean }>(results);
  expect(parts.map(({ results: ofPart }) => ofPart.map(({ url }) => url))).toEqual([['tool'], ['a'], ['b']]);
});

it('has no part without a result', () => {
  expect(groupByPart([])).toEqual([]);
});
