import type { TestedLanguage } from '../language.ts';
import { bundledGrammar, readWith } from '../support/reading/grammar.ts';
import { OWN_PHONE } from '../support/reading/printed-values.ts';

export const swift: TestedLanguage = {
  check: { kind: 'reader', problems: readWith(bundledGrammar('swift')), invalid: 'let card =' },
  prints: {
    calls: /(?<![\w.])(?:debugPrint|print|NSLog)\(/g,
    mayHoldErrors: OWN_PHONE,
  },
};
