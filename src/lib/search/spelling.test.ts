import { describe, expect, it } from 'vitest';
import { meantTerms } from './spelling';
import { createVocabulary } from './vocabulary';

const written = new Map([
  ['idempotency', 'idempot'],
  ['webhook', 'webhook'],
  ['token', 'token'],
  ['card', 'card'],
  ['cart', 'cart'],
  ['number', 'number'],
  ['pagination', 'pagin'],
]);
const vocabulary = createVocabulary([...new Set(written.values())].sort(), written);

describe('a word that is not in the index means', () => {
  it.each([
    ['what it is on the way to', 'idempotenc', ['idempot']],
    ['the word with one letter more', 'webhok', ['webhook']],
    ['the word with two letters exchanged', 'tokne', ['token']],
    ['the word with two letters wrong, when it is long', 'idenpotancy', ['idempot']],
    ['the word whose stem has another ending', 'pagnation', ['pagin']],
    ['the two words that it was written together from', 'cardnumber', ['card', 'number']],
    ['each of the words that are as close', 'carx', ['card', 'cart']],
    ['nothing, when it is like no word', 'kubernetes', []],
    ['nothing, when it is short', 'crd', []],
    ['nothing, when it has digits: another number is another thing', 'webhook5x', []],
  ])('%s: %s', (_, word, terms) => {
    expect(meantTerms(word, vocabulary)).toEqual(terms);
  });
});

it('the beginning of a term is found among sorted terms', () => {
  expect(['we', 'webhook', 'pag', ''].map(vocabulary.hasPrefix)).toEqual([true, true, true, true]);
  expect(['webhooks', 'zz', 'b'].map(vocabulary.hasPrefix)).toEqual([false, false, false]);
});
