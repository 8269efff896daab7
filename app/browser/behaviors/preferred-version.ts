import { storageSlot } from '../../../components/browser/storage';

/** The versions of the documentation. */
const VERSIONS = ['current'];

/** Clears a preferred version that was stored and no longer exists. */
export function bind(): void {
  const slot = storageSlot('docs-preferred-version-default');
  const preferred = slot.get();
  if (preferred !== null && !VERSIONS.includes(preferred)) slot.del();
}
