/** The pages that the reader has opened, so that one can tell that it has changed since. They stay in the browser. */

/** Where it's stored. */
export const READ_PAGES_KEY = 'read-pages';

/** More pages than the site has today. The ones that were read longest ago are forgotten first. */
const MOST = 300;

/** The page's last change when it was read, and the reading, in seconds since 1970. */
type Reading = readonly [change: number, read: number];

/** A page that's being read. */
export interface OpenPage {
  readonly route: string;
  /** Its last change, in seconds since 1970. */
  readonly change: number;
  /** In seconds since 1970. */
  readonly now: number;
}

function isReading(value: unknown): value is Reading {
  return Array.isArray(value) && value.length === 2 && value.every((part) => Number.isSafeInteger(part));
}

/** The readings by route, the oldest first. What is damaged counts as not read. */
function readings(stored: string | null): Map<string, Reading> {
  try {
    const entries: [string, unknown][] = Object.entries(JSON.parse(stored ?? '{}') as object);
    return new Map(entries.filter((entry): entry is [string, Reading] => isReading(entry[1])));
  } catch {
    return new Map();
  }
}

/**
 * Notes that a page is read.
 *
 * @param stored what was stored, which can be damaged
 * @returns what to store, and when the page was read before, if it has changed since
 */
export function noteReading(
  stored: string | null,
  { route, change, now }: OpenPage,
): { readonly stored: string; readonly changedSince?: number } {
  const pages = readings(stored);
  const before = pages.get(route);
  // It becomes the newest.
  pages.delete(route);
  pages.set(route, [change, now]);
  const next = JSON.stringify(Object.fromEntries([...pages].slice(-MOST)));
  return before !== undefined && before[0] < change
    ? { stored: next, changedSince: before[1] }
    : { stored: next };
}
