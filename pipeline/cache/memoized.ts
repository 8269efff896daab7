/** Results that a process remembers while their sources stay the same. */
import path from 'node:path';
import {
  areUnchanged,
  areUnchangedNow,
  trackDependencies,
  withTracking,
  withTrackingSync,
  type Sources,
} from './tracking.ts';

interface Memory<Result> {
  readonly result: Result;
  readonly sources: Sources;
}

/**
 * Wraps a reader so that it reads again only when a file that it read has changed. Anyone who asks has noted those files.
 *
 * @param read reads what is at an absolute path
 */
export function memoized<Result>(
  read: (place: string) => Promise<Result>,
): (place: string) => Promise<Result> {
  const memories = new Map<string, Promise<Memory<Result>>>();
  const readNow = (key: string): Promise<Memory<Result>> => {
    const memory = withTracking(() => read(key));
    memories.set(key, memory);
    // What failed is tried again, by anyone who asks next.
    memory.catch(() => memories.delete(key));
    return memory;
  };
  return async (place) => {
    const key = path.resolve(place);
    const before = memories.get(key);
    const memory = await (before ?? readNow(key));
    const { result, sources } =
      before === undefined || (await areUnchanged(memory.sources)) ? memory : await readNow(key);
    trackDependencies(sources);
    return result;
  };
}

/** As `memoized`, for a synchronous reader. */
export function memoizedSync<Result>(read: (place: string) => Result): (place: string) => Result {
  const memories = new Map<string, Memory<Result>>();
  return (place) => {
    const key = path.resolve(place);
    const before = memories.get(key);
    if (before !== undefined && areUnchangedNow(before.sources)) {
      trackDependencies(before.sources);
      return before.result;
    }
    const memory = withTrackingSync(() => read(key));
    memories.set(key, memory);
    return memory.result;
  };
}
