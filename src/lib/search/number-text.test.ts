import { expect, it } from 'vitest';
import { decodeNumbers, encodeNumbers } from './number-text';

it('reads back what it wrote, small and large', () => {
  const numbers = [0, 1, 31, 32, 33, 1023, 1024, 1025, 66_922, 2 ** 30];
  expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
});

it('takes one character for a small number, and none that JSON would escape', () => {
  const text = encodeNumbers(Array.from({ length: 32 }, (_, number) => number));
  expect(text).toHaveLength(32);
  const all = encodeNumbers(Array.from({ length: 2000 }, (_, number) => number));
  expect(JSON.stringify(all)).toBe(`"${all}"`);
});

it('reads nothing from nothing', () => {
  expect(decodeNumbers('')).toEqual([]);
});
