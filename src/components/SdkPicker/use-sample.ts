import { useCallback, useEffect, useState } from 'react';
import type { PickedSample } from '@site/src/lib/sdk-picker';

/** A sample as the page has it so far. */
export type SampleState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly sample: PickedSample };

interface Loaded {
  readonly name: string;
  readonly result: SampleState;
}

const LOADING: SampleState = { state: 'loading' };

async function fetchSample(name: string): Promise<SampleState> {
  try {
    const file = (await import(`@generated/sdk-picker/default/samples/${name}.json`)) as {
      default: PickedSample;
    };
    return { state: 'ready', sample: file.default };
  } catch {
    return { state: 'failed' };
  }
}

/**
 * Fetches the sample that is chosen; the bundler keeps what it fetched before.
 *
 * @param name of its file
 * @returns the sample, and what fetches it again after a failure
 */
export function useSample(name: string): readonly [sample: SampleState, retry: () => void] {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void fetchSample(name).then((result) => {
      if (isWanted) setLoaded({ name, result });
    });
    return () => {
      isWanted = false;
    };
  }, [name, attempt]);
  const retry = useCallback(() => {
    setLoaded(null);
    setAttempt((count) => count + 1);
  }, []);
  return [loaded?.name === name ? loaded.result : LOADING, retry];
}
