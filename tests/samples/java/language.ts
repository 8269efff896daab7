import { inject } from 'vitest';
import type { TestedLanguage } from '../language.ts';
import { MOCK, sdkOf } from '../support/tools.ts';
import { PARSED_SDK } from './parsed-sdk.ts';
import { runJava } from './run-java.ts';

/** Samples are compiled for this version. */
const VERSION = '17';

export const java: TestedLanguage = {
  check: { kind: 'sdk', sdk: PARSED_SDK },
  prints: { calls: /\bSystem\.(?:out|err)\.print(?:ln|f)?\(/g },
  recordHead: () => ({ ...sdkOf('java'), tools: { ...MOCK, java: VERSION } }),
  runner: () => {
    const environment = inject('java');
    if (environment.missing !== undefined || environment.withoutSdk !== undefined)
      return Promise.resolve(undefined);
    return Promise.resolve((programs, origin) =>
      runJava(environment.java, environment.packages, programs, origin),
    );
  },
  waitsReally: true,
};
