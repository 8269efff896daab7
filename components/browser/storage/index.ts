import type { StorageKey } from './keys';

export type { StorageKey } from './keys';

/** One value in the browser's storage. */
export interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
  /** Calls back when the value changes, here or in another tab, until what is returned is called. */
  readonly listen: (onChange: (value: string | null) => void) => () => void;
}

const NOWHERE: StorageSlot = {
  get: () => null,
  set: () => undefined,
  del: () => undefined,
  listen: () => () => undefined,
};

let storage: Storage | null | undefined;

/** The storage, or null where the browser denies it: in some frames, and with strict settings. */
function browserStorage(): Storage | null {
  if (storage !== undefined) return storage;
  try {
    storage = window.localStorage;
  } catch (error) {
    storage = null;
    console.warn(
      'The browser storage is not available. What you choose is forgotten when the page closes.',
      error,
    );
  }
  return storage;
}

/**
 * A value of the storage by its key. Anyone who cannot store goes on without: errors are logged, and nothing throws.
 *
 * @param key as it's stored, e.g. `theme`
 */
export function storageSlot(key: StorageKey): StorageSlot {
  const held = browserStorage();
  if (held === null) return NOWHERE;
  const attempt = <Result>(what: string, run: () => Result): Result | null => {
    try {
      return run();
    } catch (error) {
      console.error(`Storage error, can't ${what}`, error);
      return null;
    }
  };
  // The browser tells other tabs of a change, and not the one that made it.
  const tell = (oldValue: string | null, newValue: string | null): void => {
    if (oldValue !== newValue)
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: held }));
  };
  return {
    get: () => attempt(`get key=${key}`, () => held.getItem(key)),
    set: (value) =>
      attempt(`set ${key}=${value}`, () => {
        const before = held.getItem(key);
        held.setItem(key, value);
        tell(before, value);
      }) ?? undefined,
    del: () =>
      attempt(`delete key=${key}`, () => {
        const before = held.getItem(key);
        held.removeItem(key);
        tell(before, null);
      }) ?? undefined,
    listen: (onChange) => {
      const listener = (event: StorageEvent): void => {
        if (event.storageArea === held && event.key === key) onChange(event.newValue);
      };
      window.addEventListener('storage', listener);
      return () => {
        window.removeEventListener('storage', listener);
      };
    },
  };
}
