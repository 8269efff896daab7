import { useMemo } from 'react';
import { useStorageSlot } from './use-storage-slot';
import { parseRecentSearches, withRecentSearch } from '../../../../engines/search';

/** What the reader searched for and found, kept only in this browser. */
export interface RecentSearches {
  /** Newest first. */
  readonly queries: readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly clear: () => void;
}

const KEY = 'recent-searches';

/**
 * The reader's recent searches, and how they change. An error of the storage is logged to the console; there are none
 * then.
 */
export function useRecentSearches(): RecentSearches {
  const [stored, slot] = useStorageSlot(KEY);
  return useMemo(() => {
    const queries = parseRecentSearches(stored);
    const store = (changed: readonly string[]): void => {
      slot.set(JSON.stringify(changed));
    };
    return {
      queries,
      add: (query) => {
        store(withRecentSearch(queries, query));
      },
      remove: (query) => {
        store(queries.filter((kept) => kept !== query));
      },
      clear: () => {
        slot.del();
      },
    };
  }, [stored, slot]);
}
