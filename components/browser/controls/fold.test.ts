import { expect, it } from 'vitest';
import { foldDuration } from './fold';

it.each([
  [36, 192],
  [360, 327],
  [3600, 714],
])('what is %i pixels high takes %i ms', (height, duration) => {
  expect(foldDuration(height)).toBe(duration);
});

it('takes the longer, the higher what it holds is', () => {
  expect(foldDuration(20)).toBeLessThan(foldDuration(21));
});
