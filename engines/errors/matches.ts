/** Which known errors pasted text shows, by their signs. */
import type { Evidence } from './evidence';
import type { KnownError, ErrorSource, Sign, Strength } from './facts';
import { thrownIn } from './thrown-names';

/** A sign in the text. `weight` orders errors, the surest first. */
export interface Match {
  readonly error: KnownError;
  readonly weight: number;
  /** What was recognized, e.g. `403`. */
  readonly seen: string;
  readonly start: number;
  readonly status?: string;
}

const WEIGHTS = {
  /** A status of a proxy, its destination or a reactor, whose words can be anyone's. */
  place: 97,
  field: 95,
  message: 90,
  exact: 85,
  class: 60,
  status: 50,
  short: 40,
  generic: 35,
};

/** A message that's this short without what differs can be another program's. */
const LONG_MESSAGE = 16;

/** In how many characters after its first part the others of a message are. */
const GAP = 600;

/** How often the first part of a message is looked at, so that a string made of it ends in time. */
const MOST_TRIES = 1_000;

/** No sign is longer. Without an end, a word of millions of characters exhausts the stack of some engines. */
const WORD = /\b[A-Za-z]\w{2,99}\b/g;
const FIELD = /["']?\b([A-Za-z_]{3,40})\\?["']?\s{0,3}[:=]\s{0,3}\\?["']?([A-Za-z0-9_-]{1,80})/g;

interface Listed<S extends Sign> {
  readonly error: KnownError;
  readonly sign: S;
}

function listed<K extends Sign['kind']>(
  errors: readonly KnownError[],
  kind: K,
): Listed<Extract<Sign, { kind: K }>>[] {
  return errors.flatMap((error) =>
    error.signs
      .filter((sign): sign is Extract<Sign, { kind: K }> => sign.kind === kind)
      .map((sign) => ({ error, sign })),
  );
}

/** Each different match of a pattern, with its first place. */
function firstPlaces(
  text: string,
  pattern: RegExp,
  nameOf: (match: RegExpExecArray) => string,
  isWanted: (name: string, start: number) => boolean,
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const match of text.matchAll(pattern)) {
    const name = nameOf(match);
    if (!places.has(name) && isWanted(name, match.index)) places.set(name, match.index);
  }
  return places;
}

/** Where an error of the text's place has a sign, the same sign of another place isn't meant. */
function atPlace<S extends Sign>(rivals: readonly Listed<S>[], place: ErrorSource): readonly Listed<S>[] {
  const own = rivals.filter(({ error }) => error.place === place);
  return own.length > 0 ? own : rivals.filter(({ error }) => error.place === 'api');
}

function wordMatches(text: string, errors: readonly KnownError[], place: ErrorSource): Match[] {
  const signs = listed(errors, 'word');
  const byWord = new Map<string, typeof signs>();
  for (const one of signs) byWord.set(one.sign.word, [...(byWord.get(one.sign.word) ?? []), one]);
  const isThrown = thrownIn(text);
  const found = firstPlaces(
    text,
    WORD,
    ([word]) => word,
    (word, start) => byWord.has(word) && isThrown(word, start),
  );
  const lower = found.size === 0 ? '' : text.toLowerCase();
  return [...found].flatMap(([word, start]) => {
    const rivals = (byWord.get(word) ?? []).filter(
      ({ sign: { near } }) => near === undefined || near.some((one) => lower.includes(one)),
    );
    const isShared = new Set(rivals.map(({ error }) => error.place)).size > 1;
    return (isShared ? atPlace(rivals, place) : rivals).map(({ error, sign }) => ({
      error,
      weight: WEIGHTS[sign.strength satisfies Strength],
      seen: word,
      start,
    }));
  });
}

function fieldMatches(text: string, errors: readonly KnownError[]): Match[] {
  const byPair = new Map(
    listed(errors, 'field').map(({ error, sign }): [string, KnownError] => [
      `${sign.field}: ${sign.value}`,
      error,
    ]),
  );
  const pair = ([, field = '', value = '']: RegExpExecArray): string => `${field}: ${value}`;
  return [...firstPlaces(text, FIELD, pair, (name) => byPair.has(name))].flatMap(([seen, start]) => {
    const error = byPair.get(seen);
    return error === undefined ? [] : [{ error, weight: WEIGHTS.field, seen, start }];
  });
}

/** Whether a string goes on with letters where a message ends with one: `Refused` isn't in `RefusedLater`. */
function isCutWord(message: string, after: string): boolean {
  return /\w$/.test(message) && /^\w/.test(after);
}

/** Where the parts of a message are, one after another; -1 if they aren't. */
function messageStart(text: string, [first = '', ...rest]: readonly string[]): number {
  let start = text.indexOf(first);
  for (let tries = 0; start !== -1 && tries < MOST_TRIES; tries++) {
    let after = text.slice(start + first.length, start + first.length + GAP);
    const isWhole = rest.every((part) => {
      const next = after.indexOf(part);
      after = after.slice(next + part.length);
      return next !== -1;
    });
    if (isWhole && !isCutWord(rest.at(-1) ?? first, after)) return start;
    start = text.indexOf(first, start + 1);
  }
  return -1;
}

function messageMatches(text: string, errors: readonly KnownError[]): Match[] {
  const found = listed(errors, 'message').flatMap(({ error, sign: { parts } }) => {
    const start = messageStart(text, parts);
    if (start === -1) return [];
    const isLong = parts.join('').length >= LONG_MESSAGE;
    return [{ error, weight: isLong ? WEIGHTS.message : WEIGHTS.short, seen: parts.join('…').trim(), start }];
  });
  // A message that begins like a longer one there is that one.
  return found.filter(
    ({ start, seen }) =>
      !found.some(
        (other) => other.start === start && other.seen.length > seen.length && other.seen.startsWith(seen),
      ),
  );
}

/** The errors of one status. Its place's errors, and the common ones unless the place's are about exactly this one. */
function statusMatches(errors: readonly KnownError[], { statuses, place }: Evidence): Match[] {
  const signs = listed(errors, 'status');
  const named = (name: string, where: ErrorSource): readonly KnownError[] =>
    signs
      .filter(({ error, sign }) => sign.status === name && error.place === where)
      .map(({ error }) => error);
  const orElse = (first: readonly KnownError[], other: readonly KnownError[]): readonly KnownError[] =>
    first.length > 0 ? first : other;
  return statuses
    .filter(({ status }) => status >= '400')
    .flatMap(({ status, start }) => {
      const common = orElse(named(status, 'api'), named(`${status.charAt(0)}xx`, 'api'));
      const exact = place === 'api' ? [] : named(status, place);
      const own = place === 'api' ? [] : orElse(exact, named('any', place));
      const isForeign =
        (place === 'destination' && own.length > 0) || (place === 'proxy' && exact.length > 0);
      const matches = (found: readonly KnownError[], weight: number): Match[] =>
        found.map((error) => ({ error, weight, seen: status, start, status }));
      return [...matches(own, WEIGHTS.place), ...(isForeign ? [] : matches(common, WEIGHTS.status))];
    });
}

/** Everything that's recognized, the surest first, then in the order of the text; an error can be in it several times. */
export function matchesIn(text: string, errors: readonly KnownError[], evidence: Evidence): readonly Match[] {
  return [
    ...fieldMatches(text, errors),
    ...messageMatches(text, errors),
    ...wordMatches(text, errors, evidence.place),
    ...statusMatches(errors, evidence),
  ].sort((a, b) => b.weight - a.weight || a.start - b.start);
}
