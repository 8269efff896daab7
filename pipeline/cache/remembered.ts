/** Results that a process remembers while their sources stay the same. */
import path from 'node:path';
import { areUnchanged, areUnchangedNow, noteSources, traced, tracedNow, type Sources } from './trace.ts';

interface Memory<Result> {
  readonly result: Result;
  readonly sources: Sources;
}

/**
 * Wraps a reader so that it reads again only when a file that it read has changed. Anyone who asks has noted those files.
 *
 * @param read reads what is at an absolute path
 */
export function remembered<Result>(
  read: (place: string) => Promise<Result>,
): (place: string) => Promise<Result> {
  const memories = new Map<string, Promise<Memory<Result>>>();
  const readNow = (key: string): Promise<Memory<Result>> => {
    const memory = traced(() => read(key));
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
    noteSources(sources);
    return result;
  };
}

/** As `remembered`, for a synchronous reader. */
export function rememberedNow<Result>(read: (place: string) => Result): (place: string) => Result {
  const memories = new Map<string, Memory<Result>>();
  return (place) => {
    const key = path.resolve(place);
    const before = memories.get(key);
    if (before !== undefined && areUnchangedNow(before.sources)) {
      noteSources(before.sources);
      return before.result;
    }
    const memory = tracedNow(() => read(key));
    memories.set(key, memory);
    return memory.result;
  };
}
