import type { TestedLanguage } from '../language.ts';
import { CONSOLE } from '../support/reading/printed-values.ts';
import { bundled, packageOf } from '../support/tools.ts';

export const typescript: TestedLanguage = {
  check: { kind: 'compiler', extension: 'ts', runtimes: ['browser'] },
  prints: { calls: CONSOLE },
  recordHead: () => ({ ...packageOf('@basis-theory/web-elements'), tools: bundled() }),
};
