import { provider } from '../../site/provider.ts';
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
