import { storageSlot, type StorageSlot } from '../storage';

/** Where the reader's test card for samples is stored, as `writeSampleCard` writes it. */
export function sampleCardSlot(): StorageSlot {
  return storageSlot('sample-card');
}
