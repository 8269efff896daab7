import type { TestedLanguage } from '../language.ts';
import { OWN_PHONE } from '../support/reading/printed-values.ts';
import { swiftProblems } from './library-problems.ts';

export const swift: TestedLanguage = {
  check: { kind: 'reader', problems: swiftProblems, invalid: 'let card =' },
  prints: {
    calls: /(?<![\w.])(?:debugPrint|print|NSLog)\(/g,
    mayHoldErrors: OWN_PHONE,
  },
};
