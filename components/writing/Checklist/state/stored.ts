/** What is stored of a checklist: the IDs of the items that are done, as a JSON list. */

/** Reads a stored list; anything that isn't a list of strings is an empty one. */
export function readDone(stored: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Writes a list to be stored. */
export function writeDone(done: ReadonlySet<string>): string {
  return JSON.stringify([...done]);
}

/** A list with an item added, or without it if it was there. */
export function toggled(done: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return done.has(id) ? new Set([...done].filter((other) => other !== id)) : new Set([...done, id]);
}
