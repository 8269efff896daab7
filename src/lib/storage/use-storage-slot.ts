import { useEffect, useMemo, useState } from 'react';
import { storageSlot, type StorageSlot } from '.';

/**
 * A value of the storage that a component shows: null at first, then what is stored, here or by another tab.
 *
 * @param key as it's stored
 */
export function useStorageSlot(key: string): readonly [value: string | null, slot: StorageSlot] {
  const slot = useMemo(() => storageSlot(key), [key]);
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => {
    setValue(slot.get());
    return slot.listen(setValue);
  }, [slot]);
  return [value, slot];
}
