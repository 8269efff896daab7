import { provider } from '../../../site/provider.ts';
import type { SampleLanguage } from './types.ts';

/** What a sample says in each of the two environments. */
export interface EnvironmentTokens {
  readonly test: string;
  readonly production: string;
}

const TOKENS = {
  curl: { test: new URL(provider.hosts.test).host, production: new URL(provider.hosts.production).host },
  node: { test: 'BasisTheoryEnvironment.Test', production: 'BasisTheoryEnvironment.Default' },
  python: { test: 'BasisTheoryEnvironment.TEST', production: 'BasisTheoryEnvironment.DEFAULT' },
  csharp: { test: 'BasisTheoryEnvironment.Test', production: 'BasisTheoryEnvironment.Default' },
  go: { test: 'basistheory.Environments.Test', production: 'basistheory.Environments.Default' },
  java: { test: 'Environment.TEST', production: 'Environment.DEFAULT' },
} as const satisfies Record<SampleLanguage, EnvironmentTokens>;

/**
 * The substrings in which samples for the two environments differ, and the only ones: replacing one by the other in an
 * emitted sample gives the sample of the other environment.
 */
export function environmentTokens(language: SampleLanguage): EnvironmentTokens {
  return TOKENS[language];
}

/** The languages of fences in which the text of an environment is looked for, and whose text it is. */
const FENCES: Readonly<Record<string, SampleLanguage | undefined>> = {
  bash: 'curl',
  ts: 'node',
  typescript: 'node',
  python: 'python',
  csharp: 'csharp',
  go: 'go',
  java: 'java',
};

/**
 * The one rule for which code follows the reader's environment: code that names the test environment the way its
 * language does, whether it was emitted, is a file of `samples/` or was written on a page.
 *
 * @param fence what follows the fence of the code, e.g. `bash`
 * @returns undefined for code that names no environment
 */
export function environmentTokensIn(fence: string, code: string): EnvironmentTokens | undefined {
  const language = FENCES[fence];
  if (language === undefined) return undefined;
  const tokens = environmentTokens(language);
  return code.includes(tokens.test) ? tokens : undefined;
}
