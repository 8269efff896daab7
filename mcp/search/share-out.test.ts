import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

it('gives each section what it needs where there is enough', () => {
  expect(shareOut([300, 20, 100], 1000)).toEqual([300, 20, 100]);
});

it('serves short sections in full, and gives the first of the long ones most', () => {
  const [first = 0, short, last = 0] = shareOut([900, 30, 900], 430);
  expect(short).toBe(30);
  expect(first).toBeGreaterThan(last);
  expect(first + last).toBeGreaterThan(390);
});

it('never gives more than there is, or than a section needs', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2000), { maxLength: 20 }), fc.nat(4000), (sizes, budget) => {
      const given = shareOut(sizes, budget);
      expect(given.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(budget);
      given.forEach((share, place) => {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(sizes[place] ?? 0);
      });
    }),
  );
});
