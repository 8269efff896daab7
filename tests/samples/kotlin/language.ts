import type { TestedLanguage } from '../language.ts';
import { bundledGrammar, readWith } from '../support/reading/grammar.ts';
import { OWN_PHONE } from '../support/reading/printed-values.ts';

export const kotlin: TestedLanguage = {
  check: { kind: 'reader', problems: readWith(bundledGrammar('kotlin')), invalid: 'fun main( {' },
  // cspell:ignore deiwv
  prints: { calls: /\bprintln\(|\bLog\.[deiwv]\(/g, mayHoldErrors: OWN_PHONE },
};
