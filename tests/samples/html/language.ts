import type { TestedLanguage } from '../language.ts';
import { bundledGrammar, readWith } from '../support/reading/grammar.ts';

export const html: TestedLanguage = {
  check: { kind: 'reader', problems: readWith(bundledGrammar('html')), invalid: '<p class="></p>' },
  recordHead: () => ({ tools: {} }),
};
