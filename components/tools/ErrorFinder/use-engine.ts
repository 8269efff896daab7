import { useCallback, useState } from 'react';
import type * as engineModule from './engine';

type Engine = typeof engineModule;

/** The engine, once it's fetched, and what fetches it: called when the reader comes to the field, and again to retry. */
export function useEngine(): readonly [engine: Engine | 'failed' | undefined, open: () => void] {
  const [engine, setEngine] = useState<Engine | 'failed'>();
  const open = useCallback(() => {
    import('./engine').then(setEngine, () => {
      setEngine('failed');
    });
  }, []);
  return [engine, open];
}
