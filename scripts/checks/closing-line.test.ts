import { expect, it } from 'vitest';
import { closingLine } from './closing-line.ts';

it.each([
  [[], '12 passed, 1 failed'],
  [
    ['the proof in Python (There is no Python.)', 'a second'],
    '12 passed, 1 failed, skipped: the proof in Python (There is no Python.); a second',
  ],
])('the closing line describes what was skipped: %j', (skipped, line) => {
  expect(closingLine(12, 1, skipped)).toBe(line);
});
