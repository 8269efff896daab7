import type { RunPrograms, TestedLanguage } from '../language.ts';
import { pythonToolchain } from '../support/toolchains.ts';
import { MOCK, sdkOf, versionOf } from '../support/tools.ts';
import { FIRST_PAGE } from '../support/sdk-defaults.ts';
import { runPython } from './run-python.ts';
import { PARSED_SDK } from './parsed-sdk.ts';

export const python: TestedLanguage = {
  check: { kind: 'sdk', sdk: PARSED_SDK },
  // cspell:ignore blogg
  prints: { calls: /(?<![\w.])print\(|\bSystemExit\(|\blogg(?:er|ing)\.\w+\(|\bsys\.exit\(/g },
  recordHead: () => ({ ...sdkOf('python'), tools: { ...MOCK, pyright: versionOf('pyright') } }),
  sdkDefaults: { query: FIRST_PAGE },
  runner: async () => {
    const { python: interpreter = '', missing } = await pythonToolchain();
    const run: RunPrograms = (...job) => runPython(interpreter, ...job);
    return missing === undefined ? run : undefined;
  },
};
