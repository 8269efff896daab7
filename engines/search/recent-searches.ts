const MOST = 5;
const LONGEST = 100;

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads stored queries. Another program might have stored something else under the same key, which is left out.
 *
 * @param stored a list of strings as JSON
 */
export function parseRecentSearches(stored: string | null): string[] {
  const value = stored === null ? undefined : parseJson(stored);
  return Array.isArray(value) ? [...new Set(value.filter(isQuery))].slice(0, MOST) : [];
}

/** The queries with another one in front; one that is too long to be shown again is not kept. */
export function withRecentSearch(queries: readonly string[], query: string): string[] {
  const added = query.trim();
  return isQuery(added) ? [added, ...queries.filter((kept) => kept !== added)].slice(0, MOST) : [...queries];
}
