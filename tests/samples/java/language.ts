import type { TestedLanguage } from '../language.ts';
import { javaToolchain } from '../support/toolchains.ts';
import { MOCK, sdkOf } from '../support/tools.ts';
import { PARSED_SDK } from './parsed-sdk.ts';
import { runJava } from './run-java.ts';

/** Samples are compiled for this version. */
const VERSION = '17';

export const java: TestedLanguage = {
  check: { kind: 'sdk', sdk: PARSED_SDK },
  prints: { calls: /\bSystem\.(?:out|err)\.print(?:ln|f)?\(/g },
  recordHead: () => ({ ...sdkOf('java'), tools: { ...MOCK, java: VERSION } }),
  runner: async () => {
    const environment = await javaToolchain();
    if (environment.missing !== undefined || environment.withoutSdk !== undefined) return undefined;
    return (programs, origin) => runJava(environment.java, environment.packages, programs, origin);
  },
  waitsReally: true,
};
