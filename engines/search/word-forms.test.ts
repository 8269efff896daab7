import { describe, expect, it } from 'vitest';
import { createFormMatcher, inflectionBase } from './word-forms';
import { placeWords, readWords } from './words';

/** The words of a string that are marked for a query. */
function marked(text: string, query: string, beginning = ''): string[] {
  const formsMet = createFormMatcher(readWords(query), beginning);
  return placeWords(text)
    .filter((word) => formsMet(word).length > 0)
    .map(({ start, end }) => text.slice(start, end));
}

describe('the forms of a word', () => {
  it.each([
    ['key', 'keys'],
    ['api', 'apis'],
    ['rate', 'rates', 'rated', 'rating'],
    ['retry', 'retries', 'retried', 'retrying'],
    ['secure', 'secures', 'secured', 'securing'],
    ['cancel', 'cancels', 'canceled', 'cancelled', 'canceling'],
    ['process', 'processes', 'processed', 'processing'],
    ['status', 'statuses'],
    ['pass', 'passes', 'passed', 'passing'],
    ['use', 'uses', 'used', 'using'],
    ['tokenize', 'tokenizes', 'tokenized', 'tokenizing'],
    ['see', 'sees', 'seeing'],
    ['agree', 'agreed', 'agreeing'],
  ])('have one base: %s', (...forms) => {
    expect(new Set(forms.map(inflectionBase)).size).toBe(1);
  });

  it.each([
    ['secure', 'security'],
    ['token', 'tokenize'],
    ['permit', 'permission'],
    ['thing', 'th'],
    ['basis', 'basi'],
    ['card', 'cardholder'],
  ])('have another base than a word that only has the same stem: %s, %s', (one, other) => {
    expect(inflectionBase(one)).not.toBe(inflectionBase(other));
  });
});

describe('a page that a result leads to', () => {
  it('has the forms of a word marked, and no word that contains it', () => {
    expect(marked('Secure it. It is secured. Security, insecure, 3-D-secure.', 'secure')).toEqual([
      'Secure',
      'secured',
    ]);
    expect(marked('A token, tokens, tokenize, token:create, data.token', 'token')).toEqual([
      'token',
      'tokens',
    ]);
  });

  it('has a name marked where all of it was searched for', () => {
    expect(marked('It needs token:create. Tokens are created.', 'token:create')).toEqual(['token:create']);
    expect(marked('Call POST /v2/tokens/{id} or /tokens/{id}', '/tokens/{id}')).toEqual([
      'POST /v2/tokens/{id}',
      '/tokens/{id}',
    ]);
  });

  it('has what begins with an unfinished word marked', () => {
    expect(marked('Permissions permit', '', 'permis')).toEqual(['Permissions']);
    expect(marked('Permissions', '', 'p')).toEqual([]);
  });
});
