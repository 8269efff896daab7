import { readFileSync } from 'node:fs';
import type { TestedLanguage } from '../language.ts';
import { FIRST_PAGE } from '../support/sdk-defaults.ts';
import { goToolchain } from '../support/toolchains.ts';
import { MOCK, sdkOf } from '../support/tools.ts';
import { PARSED_SDK } from './parsed-sdk.ts';
import { runGo } from './run-go.ts';

/** The version of the language that the module of the samples is in. */
const version = (): string => /^go (\S+)$/m.exec(readFileSync('tests/samples/go/go.mod', 'utf8'))?.[1] ?? '';

export const go: TestedLanguage = {
  check: { kind: 'sdk', sdk: PARSED_SDK },
  // cspell:ignore bfmt
  prints: {
    calls: /\bfmt\.Print(?:ln|f)?\(|\blog\.(?:Print|Fatal)(?:ln|f)?\(/g,
    mayHoldErrors: 'Go ends a program with its error, whose text has the status first.',
  },
  recordHead: () => ({ ...sdkOf('go'), tools: { ...MOCK, go: version() } }),
  sdkDefaults: { query: FIRST_PAGE, keyPrefix: '*' },
  runner: async () => {
    const environment = await goToolchain();
    if (environment.missing !== undefined || environment.withoutSdk !== undefined) return undefined;
    return (programs, origin) => runGo(environment.go, environment.module, programs, origin);
  },
  waitsReally: true,
};
