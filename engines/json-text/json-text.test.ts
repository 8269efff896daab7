import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonMistake, valueSpan, writtenOffset } from '.';

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the first mistake in JSON', () => {
  it.each([
    ['{"a": 1,}', 8, /name in double quotes/],
    ['{"a": 1', 7, /comma or "}"/],
    ["['a']", 1, /double quotes/],
    ['{"a" 1}', 5, /colon/],
    ['[1 2]', 3, /comma or "]"/],
    ['"a\nb"', 2, /before the line ends/],
    ['["a', 1, /isn't closed/],
    ['"a\\xb"', 2, /no escape "\\x"/],
    ['"a\u0001"', 2, /\\u0001/],
    ['[1, ', 4, /ends here/],
    ['1 2', 2, /Only one/],
    ['01', 0, /value is missing/],
    ['undefined', 0, /value is missing/],
    ['['.repeat(300), 101, /levels deep/],
  ])('%s', (text, offset, sentence) => {
    const mistake = jsonMistake(text);
    expect(mistake?.offset).toBe(offset);
    expect(mistake?.sentence).toMatch(sentence);
  });

  it('is found exactly where JSON.parse fails', () => {
    const pieces = fc.constantFrom(
      ...Array.from('{}[]:,"\\/ \n\t.-+019aetfrnul'),
      '"a"',
      'true',
      'null',
      '1e5',
      '\u0000',
    );
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string(),
      fc.json({ maxDepth: 4 }),
    );
    fc.assert(
      fc.property(text, (written) => {
        expect(jsonMistake(written) === undefined).toBe(parses(written));
      }),
      { numRuns: 5_000 },
    );
  });

  it('is found in much JSON before a reader notices', () => {
    expect(jsonMistake(`"${'\\"'.repeat(100_000)}`)?.offset).toBe(0);
    expect(jsonMistake('[['.repeat(100_000))?.sentence).toMatch(/levels deep/);
  });
});

describe('where a value is written', () => {
  const text = '{ "a": [1, { "b": true }], "c": "x", "c": "y" }';
  it.each([
    ['', text],
    ['/a', '[1, { "b": true }]'],
    ['/a/1/b', 'true'],
    ['/c', '"y"'],
  ])('%j', (pointer, written) => {
    const { start, end } = valueSpan(text, pointer) ?? {};
    expect(text.slice(start, end)).toBe(written);
  });

  it('is nowhere where there is no such value, or no JSON', () => {
    expect(valueSpan(text, '/d')).toBeUndefined();
    expect(valueSpan('{', '')).toBeUndefined();
  });
});

describe('where a character of a string is written', () => {
  it('counts escapes, in nested strings and under odd names', () => {
    const text = '{ "a/b": ["x", "\\"\\u0041{{ y }}"] }';
    expect(text.slice(writtenOffset(text, '/a~1b/1', 2), -3)).toBe('{{ y }}"');
    expect(text[writtenOffset(text, '/a~1b/0', 0)]).toBe('x');
    expect(writtenOffset(text, '/none', 3)).toBe(0);
  });

  it('is the end of the string for any later character', () => {
    expect(writtenOffset('"ab"', '', 99)).toBe(3);
  });

  it('leads to the character, whatever the string', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (value, place) => {
        const offset = place % value.length;
        const text = JSON.stringify({ n: [value] });
        const rest = text.slice(writtenOffset(text, '/n/0', offset), -3);
        expect(JSON.parse(`"${rest}"`)).toBe(value.slice(offset));
      }),
    );
  });
});
