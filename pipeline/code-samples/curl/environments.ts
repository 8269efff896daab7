import { provider } from '../../../content/site/provider.ts';
import type { EnvironmentTokens } from '../language.ts';

/** The hosts, which is how a command without an SDK names the two environments. */
export const ENVIRONMENTS: EnvironmentTokens = {
  test: new URL(provider.hosts.test).host,
  production: new URL(provider.hosts.production).host,
};
