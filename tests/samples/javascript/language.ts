import type { TestedLanguage } from '../language.ts';
import { bundledGrammar, readWith } from '../support/reading/grammar.ts';
import { CONSOLE } from '../support/reading/printed-values.ts';

export const javascript: TestedLanguage = {
  check: { kind: 'reader', problems: readWith(bundledGrammar('javascript')), invalid: 'const a = ;' },
  prints: { calls: CONSOLE },
  recordHead: () => ({ tools: {} }),
};
