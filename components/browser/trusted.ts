/**
 * Browsers with Trusted Types turn nothing into markup or a script's URL that a named policy hasn't passed.
 * `content/site/headers.ts` lists the names. A policy can be made once, so no other code can use its name.
 */

/** What a policy makes out of strings. TypeScript's DOM types only know strings. */
type Sink = 'createHTML' | 'createScriptURL';

interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: Partial<Record<Sink, (value: string) => string>>,
  ) => Record<Sink, (value: string) => unknown>;
}

/**
 * Makes a policy.
 *
 * @param name of `content/site/headers.ts`
 * @param pass returns the value, or throws where it isn't one of the site's own
 * @returns what passes a value, which is `pass` itself in a browser without Trusted Types
 */
export function trusted(
  sink: Sink,
  name: string,
  pass: (value: string) => string,
): (value: string) => string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy(name, { [sink]: pass });
  return (value) => (policy ? policy[sink](value) : pass(value)) as string;
}
