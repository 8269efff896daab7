import { describe, expect, it } from 'vitest';
import { contrast, readModeColors } from '../../../tests/support/contrast.ts';

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals, and the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it("is not measured of what isn't a color", () => {
    expect(() => contrast('', '#ffffff')).toThrow('"" is no color in six hexadecimal digits.');
  });
});

it('the colors of a mode are read from its block', () => {
  const css = ":root {\n  --a: #012345;\n  --b: var(--a);\n}\n\n[data-theme='light'] {\n  --a: #f0c;\n}";
  expect([...readModeColors(css, 'dark')]).toEqual([['--a', '#012345']]);
  expect([...readModeColors(css, 'light')]).toEqual([['--a', '#ff00cc']]);
});
