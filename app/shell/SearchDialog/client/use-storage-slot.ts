import { useMemo, useSyncExternalStore } from 'react';
import { storageSlot, type StorageKey, type StorageSlot } from '../../../../components/browser/storage';

/**
 * A value of the storage that a component shows: null until the browser has taken over, then what is stored, here or by
 * another tab.
 *
 * @param key as it's stored
 */
export function useStorageSlot(key: StorageKey): readonly [value: string | null, slot: StorageSlot] {
  const slot = useMemo(() => storageSlot(key), [key]);
  const value = useSyncExternalStore(slot.listen, slot.get, () => null);
  return [value, slot];
}
