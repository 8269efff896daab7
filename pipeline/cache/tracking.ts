/**
 * What a result is made from, recorded as it's read. Anyone who makes a result runs inside of a trace; whatever is read
 * meanwhile, through the door to the disk (`disk.ts`) or from a described source, notes itself there.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** A source, e.g. `file:content/data/api/errors.yaml`, with a fingerprint of what it was when it was read. */
export type Sources = Readonly<Record<string, string>>;

/** The fingerprint of a source as it is now, by what follows the colon in the source's name. */
type FingerprintNow = (name: string) => string | Promise<string>;

/** All sources that this process has noted. */
const everNoted = new Set<string>();

interface Trace {
  /** Fingerprints by source; undefined where it's taken when the making ends. */
  readonly noted: Map<string, string | undefined>;
  readonly outer: Trace | undefined;
}

const current = new AsyncLocalStorage<Trace | undefined>();
const kinds = new Map<string, FingerprintNow>();

/** Describes how the fingerprint of a kind of source is found. */
export function registerSourceKind(kind: string, fingerprintNow: FingerprintNow): void {
  kinds.set(kind, fingerprintNow);
}

/**
 * Notes a source for everything that is being made.
 *
 * @param print its fingerprint as it was read, where that is known already
 */
export function trackDependency(source: string, print?: string): void {
  everNoted.add(source);
  for (let trace = current.getStore(); trace !== undefined; trace = trace.outer)
    if (trace.noted.get(source) === undefined) trace.noted.set(source, print);
}

let still: Map<string, string | Promise<string>> | undefined;

/**
 * From now on a source counts as what it was when this process first looked: for a command that makes everything once
 * and ends. A build asks thousands of times whether a file has changed.
 */
export function freezeFingerprints(): void {
  still ??= new Map();
}

function lookAt(source: string): string | Promise<string> {
  const [kind = '', name = ''] = source.split(/:(.*)/s);
  return kinds.get(kind)?.(name) ?? 'unknown';
}

function fingerprintNow(source: string): string | Promise<string> {
  const print = still?.get(source) ?? lookAt(source);
  still?.set(source, print);
  return print;
}

/** All sources that this process has noted, for anyone who watches them. */
export function allSources(): Iterable<string> {
  return everNoted;
}

/** Makes something without noting what it reads: the caller notes what counts. */
export function withoutTracking<Result>(make: () => Result): Result {
  return current.run(undefined, make);
}

function openTrace(): Trace {
  return { noted: new Map(), outer: current.getStore() };
}

function sorted({ noted }: Trace): readonly (readonly [string, string | undefined])[] {
  return [...noted].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Makes something, and records what it's made from.
 *
 * @returns the result, and each source with its fingerprint
 * @throws what `make` throws
 */
export async function withTracking<Result>(
  make: () => Result | Promise<Result>,
): Promise<{ readonly result: Result; readonly sources: Sources }> {
  const trace = openTrace();
  const result = await current.run(trace, async () => make());
  const entries = sorted(trace).map(
    async ([source, print]) => [source, print ?? (await fingerprintNow(source))] as const,
  );
  return { result, sources: Object.fromEntries(await Promise.all(entries)) };
}

/** As `withTracking`, for what is made synchronously; only files can be its sources. */
export function withTrackingSync<Result>(make: () => Result): {
  readonly result: Result;
  readonly sources: Sources;
} {
  const trace = openTrace();
  const result = current.run(trace, make);
  return {
    result,
    sources: Object.fromEntries(sorted(trace).map(([source, print]) => [source, print ?? atOnce(source)])),
  };
}

function atOnce(source: string): string {
  const print = fingerprintNow(source);
  if (typeof print !== 'string')
    throw new Error(
      `${source} can't be a source of what is made synchronously. Make it with \`withTracking\`.`,
    );
  return print;
}

/** Whether every source still is what it was. */
export async function areUnchanged(sources: Sources): Promise<boolean> {
  for (const [source, then] of Object.entries(sources)) {
    const now = fingerprintNow(source);
    if ((typeof now === 'string' ? now : await now) !== then) return false;
  }
  return true;
}

/** As `areUnchanged`, but only for files. */
export function areUnchangedNow(sources: Sources): boolean {
  return Object.entries(sources).every(([source, then]) => atOnce(source) === then);
}

/** Notes all sources of a result that was made before. */
export function trackDependencies(sources: Sources): void {
  for (const [source, print] of Object.entries(sources)) trackDependency(source, print);
}
