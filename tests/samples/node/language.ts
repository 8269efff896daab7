import type { TestedLanguage } from '../language.ts';
import { CONSOLE } from '../support/reading/printed-values.ts';
import { runPrograms } from '../support/run-programs.ts';
import { MOCK, sdkOf, versionOf } from '../support/tools.ts';

export const node: TestedLanguage = {
  check: { kind: 'compiler', extension: 'mts', runtimes: ['server'] },
  prints: { calls: CONSOLE },
  recordHead: () => ({ ...sdkOf('node'), tools: { ...MOCK, typescript: versionOf('typescript') } }),
  runner: () => Promise.resolve(runPrograms),
};
