import type { TestedLanguage } from '../language.ts';
import { shellErrors } from '../support/reading/shell.ts';

export const bash: TestedLanguage = {
  check: { kind: 'reader', problems: shellErrors, invalid: 'if true; then echo' },
};
