import type { EnvironmentTokens } from '../language.ts';

/** What the Java SDK calls the two environments. */
export const ENVIRONMENTS: EnvironmentTokens = {
  test: 'Environment.TEST',
  production: 'Environment.DEFAULT',
};
