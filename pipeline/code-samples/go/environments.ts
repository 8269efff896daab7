import type { EnvironmentTokens } from '../language.ts';

/** What the Go SDK calls the two environments. */
export const ENVIRONMENTS: EnvironmentTokens = {
  test: 'basistheory.Environments.Test',
  production: 'basistheory.Environments.Default',
};
