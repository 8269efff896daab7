import { describe, expect, it } from 'vitest';
import { highlightIn, withHighlight, withoutHighlight } from './highlight-parameter';

describe('the words in an address', () => {
  it.each([
    ['/docs/api#errors', 'catch errors', '/docs/api?highlight=catch+errors#errors'],
    ['/docs', 'token:create', '/docs?highlight=token%3Acreate'],
    ['/docs#a', '', '/docs#a'],
    ['/docs#a', 'c# & "x"', '/docs?highlight=c%23+%26+%22x%22#a'],
  ])('%s with “%s” is %s', (url, words, expected) => {
    expect(withHighlight(url, words)).toBe(expected);
    expect(highlightIn(new URL(expected, 'https://docs.example').search)).toBe(words);
  });

  it('go without the rest of the address', () => {
    expect(withoutHighlight('?lang=go&highlight=a+b&filter=x')).toBe('?lang=go&filter=x');
    expect(withoutHighlight('?highlight=a')).toBe('');
    expect(withoutHighlight('')).toBe('');
  });
});
