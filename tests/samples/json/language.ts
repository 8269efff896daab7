import type { TestedLanguage } from '../language.ts';
import { bundledGrammar, readWith } from '../support/reading/grammar.ts';

export const json: TestedLanguage = {
  check: { kind: 'reader', problems: readWith(bundledGrammar('json')), invalid: '{ "a": }' },
};
