import type { EnvironmentTokens } from '../language.ts';

/** What the Python SDK calls the two environments. */
export const ENVIRONMENTS: EnvironmentTokens = {
  test: 'BasisTheoryEnvironment.TEST',
  production: 'BasisTheoryEnvironment.DEFAULT',
};
