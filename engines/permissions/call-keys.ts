/** One spelling for the calls of all SDKs: `accountUpdater().jobs().create` and `account_updater.jobs.create` are one. */

/** Parts of a call that don't say which operation it is. */
const DECORATION: ReadonlySet<string> = new Set(['withrawresponse', 'rawresponse', 'rawclient', 'async']);

/**
 * The parts of a call in one spelling.
 *
 * @param call e.g. `client.tokens.with_raw_response.create`, with or without empty parentheses
 */
export function callParts(call: string): readonly string[] {
  return call
    .split('.')
    .map((part) => part.replace(/[^A-Za-z0-9]/g, '').toLowerCase())
    .filter((part) => part !== '' && !DECORATION.has(part));
}

/**
 * The call of an SDK in the spelling that facts and search share.
 *
 * @param call as the SDK has it, from the client on, e.g. `Tokens.CreateAsync`
 * @param isAsyncNamed whether every method ends in `Async`, as in .NET
 */
export function callKey(call: string, isAsyncNamed = false): string {
  return callParts(isAsyncNamed ? call.replace(/Async$/, '') : call).join('.');
}
