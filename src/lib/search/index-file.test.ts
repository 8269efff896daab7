import { expect, it } from 'vitest';
import { decodeIndex, encodeIndex } from './index-file';
import { invertField, keepStrongest } from './inverted-field';

const names = invertField([['token:create', 'token'], [], ['token', 'token', 'bt-api-key']]);
const text = invertField([['rotat'], ['rotat', 'rotat', 'key'], []]);

it('what was written is read back: lengths, terms, sections and frequencies of each field', () => {
  expect(decodeIndex(encodeIndex({ names, text }, []))).toEqual({ names, text });
});

it('terms that begin alike, and beyond 31 letters, are told apart', () => {
  const long = 'a'.repeat(40);
  const field = invertField([[long, `${long}b`, `${long}c`, 'a']]);
  expect(decodeIndex(encodeIndex({ names: field, text: field }, [])).names).toEqual(field);
});

it('a term keeps the sections that it says most about, in their order', () => {
  const field = invertField([['key', 'x', 'y', 'z'], ['key', 'key'], ['key'], ['key', 'x']]);
  expect([...(keepStrongest(field, 2).postings.get('key') ?? [])]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(keepStrongest(field, 4)).toEqual(field);
});
