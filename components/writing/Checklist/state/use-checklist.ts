import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from '@site/components/browser/navigation/use-location';
import { useIsBrowser } from '@site/components/browser/navigation/browser';
import { addressWithoutDone, doneInAddress } from './address';
import { changeShownItems, showListOf } from './shown-items';
import { doneItems, onDoneChange, setDoneItems } from './store';

const NONE: ReadonlySet<string> = new Set();

interface Checklist {
  readonly done: ReadonlySet<string>;
  /** Whether the address brought the list that shows; the reader's own list is kept meanwhile. */
  readonly isShared: boolean;
  /** Changes the list that shows. */
  readonly replace: (done: ReadonlySet<string>) => void;
  /** Makes the list of the address the reader's own. */
  readonly keepShared: () => void;
  /** Shows the reader's own list again. */
  readonly showOwn: () => void;
}

/**
 * The state of a checklist, kept in the browser's storage under its name. An address with `?done=` shows what it says,
 * and what is ticked then goes into the address, not into the storage.
 */
export function useChecklist(name: string): Checklist {
  const isBrowser = useIsBrowser();
  const { search } = useLocation();
  const subscribe = useCallback((listener: () => void) => onDoneChange(name, listener), [name]);
  const own = useSyncExternalStore(
    subscribe,
    () => doneItems(name),
    () => NONE,
  );
  const shared = useMemo(() => (isBrowser ? doneInAddress(search) : null), [isBrowser, search]);
  const done = shared ?? own;
  const showOwn = (): void => {
    showListOf(addressWithoutDone(window.location.href));
  };
  return {
    done,
    isShared: shared !== null,
    replace: (next) => {
      changeShownItems(name, next);
    },
    keepShared: () => {
      setDoneItems(name, done);
      showOwn();
    },
    showOwn,
  };
}
