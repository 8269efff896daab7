/** Finds calls of the SDKs in code, whatever the client's variable is called. */
import { callParts } from './call-keys';
import type { Hit } from './find-requests';
import type { PermissionFacts } from './types';

/** Names with dots between them, up to a parenthesis: `client.tokens().create(`, over several lines. */
const CHAIN =
  /(?<![\w$.])[A-Za-z_$][\w$]{0,60}(?:(?:\(\))?\s{0,40}[?!]?\.(?:\r?\n\s{0,40})?[A-Za-z_]\w{0,60}){1,12}\s?(?=\()/g;

/** Clients of other platforms, whose calls can have the same names. */
const OTHER_CLIENTS = /^(?:stripe|adyen|checkout|braintree|paypal|plaid|aws|firebase|firestore)/;

const longestCall = (calls: ReadonlyMap<string, string>): number =>
  Math.max(...[...calls.keys()].map((call) => call.split('.').length));

/** The operation of a chain: the longest end of it that is a call. */
function operationOf(
  parts: readonly string[],
  calls: ReadonlyMap<string, string>,
  longest: number,
): string | undefined {
  for (let start = Math.max(0, parts.length - longest); start < parts.length; start += 1) {
    const id = calls.get(parts.slice(start).join('.'));
    if (id === undefined) continue;
    return OTHER_CLIENTS.test(parts[Math.max(0, start - 1)] ?? '') ? undefined : id;
  }
  return undefined;
}

/** .NET ends every method in `Async`, so that its `ReactAsync` is another operation than Go's. */
function spellings(chain: string, isDotNet: boolean): readonly string[] {
  if (!chain.endsWith('Async')) return [chain];
  const short = chain.slice(0, -'Async'.length);
  return isDotNet ? [short, chain] : [chain, short];
}

/** The calls of SDKs in code, in order. What isn't one of theirs is left out. */
export function findCalls(text: string, { operations }: PermissionFacts): readonly Hit[] {
  const calls = new Map(
    operations.flatMap(({ id, calls: names }) => names.map((name) => [name, id] as const)),
  );
  const longest = longestCall(calls);
  const isDotNet = /\bawait\b/.test(text);
  return [...text.matchAll(CHAIN)].flatMap(({ 0: written, index }) => {
    const chain = written.replace(/\s+/g, '');
    const isPascal = /\.[A-Z]\w*$/.test(chain);
    for (const spelling of spellings(chain, isDotNet && isPascal)) {
      const id = operationOf(callParts(spelling), calls, longest);
      if (id !== undefined) return [{ index, written: chain, id }];
    }
    return [];
  });
}
