import type { TestedLanguage } from '../language.ts';
import { shellErrors } from '../support/reading/shell.ts';
import { MOCK } from '../support/tools.ts';

export const curl: TestedLanguage = {
  check: { kind: 'reader', problems: shellErrors, invalid: 'curl "https://example.com' },
  recordHead: () => ({ tools: MOCK }),
};
