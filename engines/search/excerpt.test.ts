import { describe, expect, it, vi } from 'vitest';
import { excerptOf } from './excerpt';

const quote = (blocks: readonly string[], ...terms: readonly string[]): string | undefined =>
  excerptOf(blocks, { terms, marks: { words: '', terms } })
    ?.map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

const words = (count: number): string =>
  Array.from({ length: count }, (_, place) => `word${String(place)}`).join(' ');

describe('excerptOf', () => {
  it('quotes the sentence that has most of the terms, not the one that has a term most often', () => {
    const blocks = ['The token, that token, a token. A token in a vault.', 'Nothing here.'];
    expect(quote(blocks, 'token', 'vault')).toBe('A [token] in a [vault].');
  });

  it('quotes the first of equal sentences', () => {
    expect(quote(['One token. Two tokens.'], 'token')).toBe('One [token].');
  });

  it('quotes the first sentence when none has a term', () => {
    expect(quote(['One sentence. Another one.'], 'vault')).toBe('One sentence.');
  });

  it('quotes the sentence that a synonym found, and marks only what was typed', () => {
    const blocks = ['A card number. A PAN in a vault.'];
    const parts = excerptOf(blocks, { terms: ['pan', 'vault'], marks: { words: 'vault', terms: ['vault'] } });
    expect(parts?.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'vault', isMatch: true }]);
    expect(parts?.map(({ text }) => text).join('')).toBe('A PAN in a vault.');
  });

  it('has nothing for a section without text', () => {
    expect(quote([], 'token')).toBeUndefined();
    expect(quote(['', ' '], 'token')).toBeUndefined();
  });

  it('cuts a long sentence around its first match, between words', () => {
    const cut = quote([`${words(60)} token ${words(60)}`], 'token') ?? '';
    expect(cut).toMatch(/^…word\d+ (?:word\d+ )*\[token\] (?:word\d+ )*word\d+…$/);
    expect(cut.length).toBeGreaterThan(130);
    expect(cut.length).toBeLessThanOrEqual(160 + '…[]…'.length);
    expect(cut.indexOf('[token]')).toBeLessThanOrEqual('…'.length + 40 + 'word00'.length);
  });

  it('shows as much as it can when the match is at the end', () => {
    const cut = quote([`${words(60)} token`], 'token') ?? '';
    expect(cut).toMatch(/^…word.* \[token\]$/);
    expect(cut.length).toBeGreaterThan(130);
  });

  it('cuts an endless word, too', () => {
    const cut = quote(['x'.repeat(100_000)], 'token') ?? '';
    expect(cut).toBe(`${'x'.repeat(160)}…`);
  });

  it('treats a block as a sentence where the browser cannot split sentences', async () => {
    vi.stubGlobal('Intl', {});
    vi.resetModules();
    try {
      const { excerptOf: excerptThere } = await import('./excerpt');
      const parts = excerptThere(['One. Two tokens.', 'Three.'], {
        terms: ['token'],
        marks: { words: 'token', terms: ['token'] },
      });
      expect(parts?.map(({ text }) => text).join('')).toBe('One. Two tokens.');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
