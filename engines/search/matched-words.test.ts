import { describe, expect, it } from 'vitest';
import { createWordMatcher, findMatches, splitAtMatches } from './matched-words';
import { placeWords } from './words';

/** A string with its marked words in brackets. */
function marked(text: string, beginning: string, terms: readonly string[]): string {
  return splitAtMatches(text, createWordMatcher(terms, beginning))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

describe('splitAtMatches', () => {
  it('marks every form of a word that has one of the terms', () => {
    expect(marked('Rotate a key. Rotating keys.', '', ['rotat', 'kei'])).toBe(
      '[Rotate] a [key]. [Rotating] [keys].',
    );
  });

  it('marks words that begin with the word that is being typed', () => {
    expect(marked('Tokens are tokenized', 'tok', [])).toBe('[Tokens] are [tokenized]');
    expect(marked('Tokens are tokenized', '', ['token'])).toBe('[Tokens] are tokenized');
  });

  it('marks nothing for a single letter', () => {
    expect(marked('Tokens', 't', [])).toBe('Tokens');
  });

  it('marks a platform name whole, for itself and for its parts', () => {
    expect(marked('Send `BT-API-KEY`.', '', ['bt-api-key'])).toBe('Send `[BT-API-KEY]`.');
    expect(marked('It needs token:create.', '', ['creat'])).toBe('It needs [token:create].');
    expect(marked('Call POST /tokens/{id} now', '', ['post /tokens/{}'])).toBe(
      'Call [POST /tokens/{id}] now',
    );
  });

  it('keeps the text unchanged, whatever it holds', () => {
    const text = '<img src=x onerror=alert(1)> “½ token…” – 日本語';
    const parts = splitAtMatches(text, createWordMatcher(['token'], 'img'));
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(['img', 'token']);
  });

  it('has no part for an empty text', () => {
    expect(splitAtMatches('', createWordMatcher(['a'], 'a'))).toEqual([]);
  });
});

describe('findMatches', () => {
  it('says where a word is and which terms it is marked for', () => {
    expect(findMatches(placeWords('a vault token'), createWordMatcher(['token', 'vault']))).toEqual([
      { start: 2, end: 7, terms: ['vault'] },
      { start: 8, end: 13, terms: ['token'] },
    ]);
  });
});
