import type { TestedLanguage } from '../language.ts';
import { CONSOLE } from '../support/reading/printed-values.ts';

export const reactNative: TestedLanguage = {
  // compile.test.ts compiles them, with packages of their own.
  check: { kind: 'compiler', extension: 'tsx', runtimes: [] },
  prints: { calls: CONSOLE },
};
