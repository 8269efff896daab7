import { describe, expect, it } from 'vitest';
import { textWidth, wrapText } from './text-width.ts';

describe('the width of text', () => {
  // Measured in Chromium with DejaVu Sans, the widest font that the page can be shown in, at 100 px.
  it.each([
    ['POST /token-intents with the card fields', 1982],
    ['Payment processor', 956],
    ['illicit', 233],
    ['M W M W', 466],
  ])('of "%s" is not under the font\'s and at most a quarter over it', (text, measured) => {
    expect(textWidth(text, 100)).toBeGreaterThanOrEqual(measured);
    expect(textWidth(text, 100)).toBeLessThanOrEqual(measured * 1.25);
  });

  it('grows with the size and the weight', () => {
    expect(textWidth('abc', 26)).toBeCloseTo(2 * textWidth('abc', 13));
    expect(textWidth('abc', 13, true)).toBeGreaterThan(textWidth('abc', 13));
  });
});

describe('wrapped text', () => {
  const within = (length: number) => (line: string) => line.length <= length;

  it('breaks between words as late as it can', () => {
    expect(wrapText('one two three four', within(9))).toEqual(['one two', 'three', 'four']);
  });

  it('keeps a long word whole', () => {
    expect(wrapText('a https://example.com b', within(5))).toEqual(['a', 'https://example.com', 'b']);
  });
});
