import { describe, expect, it } from 'vitest';
import { highlightIn, resultAddress, withoutHighlight } from './result-address';

describe('the words in an address', () => {
  it.each([
    ['/docs/api#errors', 'catch errors', '/docs/api?highlight=catch+errors#errors'],
    ['/docs', 'token:create', '/docs?highlight=token%3Acreate'],
    ['/docs#a', '', '/docs#a'],
    ['/docs#a', 'c# & "x"', '/docs?highlight=c%23+%26+%22x%22#a'],
  ])('%s with “%s” is %s', (url, words, expected) => {
    expect(resultAddress(url, { words })).toBe(expected);
    expect(highlightIn(new URL(expected, 'https://docs.example').search)).toBe(words);
  });

  it("follow the samples' language", () => {
    expect(resultAddress('/docs#a', { language: 'go', words: 'delete token' })).toBe(
      '/docs?lang=go&highlight=delete+token#a',
    );
  });

  it('go without the rest of the address', () => {
    expect(withoutHighlight('?lang=go&highlight=a+b&filter=x')).toBe('?lang=go&filter=x');
    expect(withoutHighlight('?highlight=a')).toBe('');
    expect(withoutHighlight('')).toBe('');
  });
});
