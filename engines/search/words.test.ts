import { describe, expect, it } from 'vitest';
import { indexTerms, readWords } from './words';

const terms = (text: string): string[] => readWords(text).map(({ term }) => term);

describe('plain words', () => {
  it.each([
    [['rotate', 'rotates', 'rotating', 'rotation']],
    [['verify', 'verified', 'verification']],
    [['tokenize', 'tokenizes', 'tokenised', 'tokenization']],
    [['key', 'keys']],
  ])('%j are one', (words) => {
    expect(new Set(words.flatMap(terms)).size).toBe(1);
  });

  it.each([
    ['token', 'tokenize'],
    ['detokenize', 'tokenize'],
    ['react', 'reactor'],
  ])('%s and %s are two', (one, other) => {
    expect(terms(one)).not.toEqual(terms(other));
  });

  it('words that every section has are left out', () => {
    expect(terms('How do I rotate a key?')).toEqual(terms('rotate key'));
  });
});

describe('symbols stay whole and are cut into parts', () => {
  it.each([
    ['BT-API-KEY', 'bt-api-key', ['bt', 'api', 'kei']],
    ['token:create', 'token:create', ['token', 'creat']],
    ['card_number', 'card_number', ['card', 'number']],
    ['reveal_last4', 'reveal_last4', ['reveal', 'last4']],
    ['tokenIntents.create()', 'tokenintents.create', ['token', 'intent', 'creat']],
    ['POST /tokens', 'post /tokens', ['/tokens', 'token']],
    ['get /tokens/c06d0789-0a38-40be-b7cc-c28a718f76f1', 'get /tokens/{}', ['/tokens/{}', 'token']],
    ['/applications/{id}/keys', '/applications/{}/keys', ['applic', 'kei']],
    ['.NET', '.net', ['net']],
  ])('%s', (text, term, parts) => {
    expect(readWords(text)).toEqual([expect.objectContaining({ term, parts })]);
  });

  it.each([
    ['3ds', '3ds'],
    ['C#', 'c#'],
    ['404.', '404'],
    ['4000 0200-0000 0000', '4000020000000000'],
  ])('%s is %s', (text, term) => {
    expect(terms(text)).toEqual([term]);
  });
});

it('IDs and endless strings are not words', () => {
  expect(terms(`c06d0789-0a38-40be-b7cc-c28a718f76f1 ${'x'.repeat(10_000)}`)).toEqual([]);
});

it('markup is cut into words like any text', () => {
  expect(indexTerms('<img src=x onerror=alert(1)>')).toEqual(['img', 'src', 'onerror', 'alert', '1']);
});
