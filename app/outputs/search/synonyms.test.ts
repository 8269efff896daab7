import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { languageSynonyms } from '../../../pipeline/code-samples/lists.ts';
import { readSynonyms } from './synonyms.ts';

function file(content: string): string {
  const name = path.join(mkdtempSync(path.join(os.tmpdir(), 'synonyms-')), 'synonyms.yaml');
  writeFileSync(name, content);
  return name;
}

it('reads groups of phrases', () => {
  expect(readSynonyms(file('- [pan, card number]\n- [cvc, cvv]\n'))).toEqual([
    ['pan', 'card number'],
    ['cvc', 'cvv'],
  ]);
});

it.each([
  ['a group of one phrase', '- [pan]\n'],
  ['a phrase that is a number', '- [pan, 3]\n'],
  ['no list', 'pan: card number\n'],
])('describes what is wrong with %s', (_, content) => {
  expect(() => readSynonyms(file(content))).toThrow(
    /synonyms\.yaml has to be a list of lists, each of at least two phrases/,
  );
});

it('the lists of the site and of its languages name no phrase twice', () => {
  const phrases = [...readSynonyms(), ...languageSynonyms()].flat();
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) < index)).toEqual([]);
});
