import { describe, expect, it } from 'vitest';
import { closest } from './closest';

describe('closest', () => {
  it('keeps the closest, in order, as many as asked, equal ones as they came', () => {
    const distance = (word: string): number => word.length;
    expect(closest(['dddd', 'bb', 'a', 'cc', 'eee'], { distance, farthest: 3, most: 3 })).toEqual([
      'a',
      'bb',
      'cc',
    ]);
    expect(closest(['dddd', 'eee'], { distance, farthest: 3, most: 3 })).toEqual(['eee']);
  });
});
