import { useCallback, useState } from 'react';
import type { SearchDialog } from '@site/src/components/SearchDialog';

/** The dialog, once its code is there. */
export interface LazyDialog {
  readonly Dialog: typeof SearchDialog | undefined;
  /** Whether the last attempt failed. */
  readonly hasFailed: boolean;
  /** Fetches the code unless it is there. */
  readonly load: () => void;
}

/**
 * The dialog, whose code can be fetched in idle time or on demand, and again after a failure: React's `lazy` never
 * retries.
 */
export function useLazyDialog(): LazyDialog {
  const [dialog, setDialog] = useState<{
    readonly Dialog?: typeof SearchDialog;
    readonly hasFailed: boolean;
  }>({
    hasFailed: false,
  });
  const load = useCallback(() => {
    import('@site/src/components/SearchDialog').then(
      ({ SearchDialog: Dialog }) => {
        setDialog({ Dialog, hasFailed: false });
      },
      (error: unknown) => {
        console.error('The code of the search dialog could not be loaded.', error);
        setDialog({ hasFailed: true });
      },
    );
  }, []);
  return { Dialog: dialog.Dialog, hasFailed: dialog.hasFailed, load };
}
