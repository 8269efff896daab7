import type { EnvironmentTokens } from '../language.ts';

/** What the Node.js SDK calls the two environments. */
export const ENVIRONMENTS: EnvironmentTokens = {
  test: 'BasisTheoryEnvironment.Test',
  production: 'BasisTheoryEnvironment.Default',
};
