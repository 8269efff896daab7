import { useState, type ReactNode } from 'react';
import tools from '../tools/tools.module.css';
import type { Deliveries, DeliveriesProps } from './Deliveries';

/** The log and what signs it are loaded with the first look at it. */
const loadLog = () => import('./Deliveries');

/** How far the log is loaded. */
type Loaded = 'not yet' | 'loading' | 'failed' | { readonly Log: typeof Deliveries };

interface LogProps extends DeliveriesProps {
  readonly loaded: Loaded;
  readonly onRetry: () => void;
}

function Log({ loaded, onRetry, ...props }: LogProps): ReactNode {
  if (typeof loaded === 'object') return <loaded.Log {...props} />;
  if (loaded !== 'failed') return <p role="status">Loading the deliveries…</p>;
  return (
    <p role="alert">
      The deliveries didn’t load. Check your connection and retry, or reload the page.{' '}
      <button type="button" className={tools.button} onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}

/** Webhook deliveries, folded until the reader wants them. */
export function DeliveriesPanel(props: DeliveriesProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>('not yet');
  const load = (): void => {
    setLoaded('loading');
    loadLog().then(
      (module) => {
        setLoaded({ Log: module.Deliveries });
      },
      () => {
        setLoaded('failed');
      },
    );
  };
  const count = props.logs.reduce((sum, { deliveries }) => sum + deliveries.length, 0);
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && loaded === 'not yet') load();
      }}
    >
      <summary>Webhook deliveries ({count})</summary>
      {loaded !== 'not yet' && <Log {...props} loaded={loaded} onRetry={load} />}
    </details>
  );
}
