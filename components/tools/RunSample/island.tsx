import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { RunnableSample } from '@site/engines/sample-runs';
import { ToolFrame } from '@site/components/shared/tools/ToolFrame';
import { loadSample } from './load-sample';
import { Runner } from './Runner';

interface IslandProps {
  /** The sample's ID, as `data.ts` describes. */
  readonly sample: string;
  /** Of the region, e.g. `Run here: Create a token`. */
  readonly name: string;
}

/** A sample that runs in the page. It's fetched when the reader opens it, and nothing is sent anywhere. */
export function Island({ sample, name }: IslandProps): ReactNode {
  const [loaded, setLoaded] = useState<RunnableSample | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    loadSample(sample).then(setLoaded, () => {
      setLoaded('failed');
    });
  }, [sample]);
  useEffect(load, [load]);
  return (
    <ToolFrame name={name}>
      {loaded === 'loading' ? (
        <p role="status">Loading the request…</p>
      ) : loaded === 'failed' ? (
        <p role="status">
          The request didn&apos;t load. Check your connection and retry, or reload the page.{' '}
          <button
            type="button"
            onClick={() => {
              setLoaded('loading');
              load();
            }}
          >
            Retry
          </button>
        </p>
      ) : (
        <Runner id={sample} sample={loaded} />
      )}
    </ToolFrame>
  );
}
