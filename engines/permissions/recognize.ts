import { containersIn } from './containers';
import { findCalls } from './find-calls';
import { findRequests, type Hit } from './find-requests';
import type { PermissionFacts } from './types';

/** How much code is read, in UTF-16 units. The page says so when there's more. */
export const READ_LENGTH = 300_000;

/** Something that code calls. */
export interface FoundCall {
  /** As it's written, e.g. `client.tokens.create`. */
  readonly written: string;
  /** Counted from 1. */
  readonly line: number;
}

export interface RecognizedCode {
  /** IDs of operations in the order that they come in, each with the first place that means it. */
  readonly operations: readonly (FoundCall & { readonly id: string })[];
  /** Requests to the platform that no documented operation takes, each once. */
  readonly unknown: readonly FoundCall[];
  /** Containers that the code names. */
  readonly containers: readonly string[];
  /** Types of the keys that the code contains, read off their names. */
  readonly keyTypes: readonly ('private' | 'public')[];
  /** Whether the code is longer than what was read. */
  readonly isCut: boolean;
}

/** A key has its application's type in its name, see content/docs/api/authentication.mdx. */
const KEY = /\bkey_(?:(?:test|prod)_)?[a-z]{2}_(pub|pvt)_/g;

function keyTypesIn(code: string): RecognizedCode['keyTypes'] {
  const types = [...code.matchAll(KEY)].map(([, type]) => (type === 'pub' ? 'public' : 'private'));
  return [...new Set(types)];
}

/** Each by its name once, with its line. */
function firstOfEach<Found extends Hit>(
  hits: readonly Found[],
  name: (hit: Found) => string,
  code: string,
): (Found & FoundCall)[] {
  const first = new Map<string, Found & FoundCall>();
  let line = 1;
  let counted = 0;
  for (const hit of hits) {
    for (; counted < hit.index; counted += 1) if (code.charCodeAt(counted) === 10) line += 1;
    if (!first.has(name(hit))) first.set(name(hit), { ...hit, line });
  }
  return [...first.values()];
}

/**
 * What code calls: requests to either host, `POST /tokens` as in raw HTTP, and methods of the SDKs in any language.
 *
 * @param text anything: what doesn't call the platform is left out
 */
export function recognizeCode(text: string, facts: PermissionFacts): RecognizedCode {
  const code = text.slice(0, READ_LENGTH);
  const hits = [...findRequests(code, facts), ...findCalls(code, facts)].toSorted(
    (one, other) => one.index - other.index,
  );
  const known = hits.flatMap((hit) => (hit.id === undefined ? [] : [{ ...hit, id: hit.id }]));
  const unknown = hits.filter(({ id }) => id === undefined);
  return {
    operations: firstOfEach(known, ({ id }) => id, code).map(({ id, written, line }) => ({
      id,
      written,
      line,
    })),
    unknown: firstOfEach(unknown, ({ written }) => written, code).map(({ written, line }) => ({
      written,
      line,
    })),
    containers: containersIn(code),
    keyTypes: keyTypesIn(code),
    isCut: text.length > READ_LENGTH,
  };
}
