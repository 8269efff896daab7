import { describe, expect, it } from 'vitest';
import { wordsToHighlight } from './words-to-highlight';

describe('wordsToHighlight', () => {
  it('is the words of the query that the result has, in their order', () => {
    expect(wordsToHighlight('how to rotate my Vault keys', ['kei', 'rotat'])).toBe('rotate keys');
  });

  it('leaves an unfinished word as it was typed', () => {
    expect(wordsToHighlight('create tok', ['creat', 'token', 'tokeniz'])).toBe('create tok');
  });

  it('names what the reader meant, before what was typed', () => {
    expect(wordsToHighlight('vualt keys', ['vault', 'kei'])).toBe('vault keys');
    expect(wordsToHighlight('tokne', ['token'])).toBe('token');
  });

  it('names a stem only where a page that reads it finds the same term', () => {
    expect(wordsToHighlight('idmpotency', ['idempot'])).toBe('idempot');
    expect(wordsToHighlight('dtabase', ['databas'])).toBe('');
  });

  it('keeps names of the platform whole', () => {
    expect(wordsToHighlight('BT-API-KEY', ['bt-api-key'])).toBe('bt-api-key');
    expect(wordsToHighlight('POST /tokens', ['post /tokens'])).toBe('post /tokens');
  });

  it('is short, whatever was pasted', () => {
    const pasted = Array.from({ length: 5_000 }, (_, place) => `w${String(place)}`);
    expect(wordsToHighlight(pasted.join(' '), pasted).split(' ')).toHaveLength(20);
  });
});
