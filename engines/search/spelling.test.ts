import { describe, expect, it } from 'vitest';
import { meantWords } from './spelling';
import { createVocabulary } from './vocabulary';
import type { SearchDoc } from './documents';
import { indexTerms } from './words';

const docs = ['Idempotency', 'Webhook token', 'Card', 'Cart number', 'Pagination'].map(
  (title): SearchDoc => ({ url: '/docs', title, description: '', group: 'guides', sections: [] }),
);
const terms = docs.flatMap(({ title }) => indexTerms(title)).sort();
const vocabulary = createVocabulary(terms, docs);

describe('a word that is not in the index means', () => {
  it.each([
    ['the word that is still typed', 'idempotenc', ['idempotency']],
    ['the word with one letter more', 'webhok', ['webhook']],
    ['the word with two letters swapped', 'tokne', ['token']],
    ['the word with two letters wrong, when it is long', 'idenpotancy', ['idempotency']],
    ['the word whose stem has another ending', 'pagnation', ['pagination']],
    ['each of the words that are as close', 'carx', ['card', 'cart']],
    ['nothing, when two letters of a short word are swapped', 'cra', []],
    ['nothing, when it is like no word', 'kubernetes', []],
    ['nothing, when it is short', 'crd', []],
    ['nothing, when it has digits: a different number is a different thing', 'webhook5x', []],
  ])('%s: %s', (_, word, words) => {
    expect(meantWords(word, vocabulary)).toEqual(words);
  });
});

it('the beginning of a term is found among sorted terms', () => {
  expect(['we', 'webhook', 'pag', ''].map(vocabulary.hasPrefix)).toEqual([true, true, true, true]);
  expect(['webhooks', 'zz', 'b'].map(vocabulary.hasPrefix)).toEqual([false, false, false]);
});
