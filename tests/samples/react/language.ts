import type { TestedLanguage } from '../language.ts';
import { CONSOLE } from '../support/reading/printed-values.ts';
import { bundled, packageOf, versionOf } from '../support/tools.ts';

export const react: TestedLanguage = {
  check: { kind: 'compiler', extension: 'tsx', runtimes: ['browser', 'react-18'] },
  prints: { calls: CONSOLE },
  recordHead: () => ({
    ...packageOf('@basis-theory/react-elements'),
    tools: { ...bundled(), react: versionOf('react') },
  }),
};
